import type { UserError } from "../__generated__/resolvers.ts";
import { requiredFaults } from "../requiredFaults.ts";

/** What is wrong with a folder's trimmed title. */
export function titleFaults(title: string): UserError[] {
  return requiredFaults({ title }, { title: ["TITLE_REQUIRED", "Folder name is required"] });
}
