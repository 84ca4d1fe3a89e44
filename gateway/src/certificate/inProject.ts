export type InProject = { projectId: string };

/** Tells each of which project it is. */
export function inProject<T>(parts: readonly T[], projectId: string): (T & InProject)[] {
  return parts.map((part) => ({ ...part, projectId }));
}
