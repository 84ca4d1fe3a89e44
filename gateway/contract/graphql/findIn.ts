import type { Found } from "./GraphqlCase.ts";

/** Looks into an answer by paths such as `project.rootFolder.id` or `steps.0.id`. */
export function findIn(answer: unknown): Found {
  return (path) =>
    path
      .split(".")
      .reduce<unknown>((part, key) => (part as Record<string, unknown> | null | undefined)?.[key], answer) ?? null;
}
