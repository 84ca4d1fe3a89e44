export const projectPath = (projectId: string, isArchived: boolean | null | undefined): string =>
  `/projects/${isArchived ? "archived" : "ongoing"}/${encodeURIComponent(projectId)}`;
