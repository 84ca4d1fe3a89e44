import type { UserError } from "../__generated__/resolvers.ts";
import { isRestId } from "../rest/path.ts";
import { userError } from "../userErrors.ts";

/** What is wrong with a choice of folders, before REST is asked. */
export function folderErrors(folderIds: readonly string[]): UserError[] {
  if (folderIds.length === 0) return [userError("NO_FOLDER_SELECTED", "No folder is selected", "folderIds")];
  if (!folderIds.every(isRestId)) return [userError("FOLDER_NOT_SIGNABLE", "There is no such folder", "folderIds")];
  return [];
}
