import type { UserError, UserErrorCode } from "../__generated__/resolvers.ts";
import { isRestId } from "../rest/path.ts";
import { userError } from "../userErrors.ts";

/** What is wrong with a choice of folders, before REST is asked. `unknown` is the code for what cannot be a folder. */
export function folderErrors(
  folderIds: readonly string[],
  unknown: UserErrorCode = "FOLDER_NOT_SIGNABLE",
): UserError[] {
  if (folderIds.length === 0) return [userError("NO_FOLDER_SELECTED", "No folder is selected", "folderIds")];
  if (!folderIds.every(isRestId)) return [userError(unknown, "There is no such folder", "folderIds")];
  return [];
}
