import type { UserError } from "../__generated__/resolvers.ts";
import { requireFields } from "../validation.ts";

/** Validates a folder's trimmed title. */
export function validateTitle(title: string): UserError[] {
  return requireFields({ title }, { title: ["TITLE_REQUIRED", "Folder name is required"] });
}
