import type { UserError, UserErrorCode } from "../__generated__/resolvers.ts";
import { isRestId } from "../rest/path.ts";
import { userError } from "../userErrors.ts";

/** What is wrong with a choice of folders, before REST is asked. `unknown` is the code for what cannot be a folder. */
export function folderErrors(
  folderIds: readonly string[],
  unknown: UserErrorCode = "FOLDER_NOT_SIGNABLE",
): UserError[] {
  if (folderIds.length === 0) return [userError("NO_FOLDER_SELECTED", "No folder is selected", "folderIds")];
  return folderIds.every(isRestId) ? [] : [noSuchFolder(unknown)];
}

/** Some folder of a choice is not there, or is not the project's. */
export function noSuchFolder(unknown: UserErrorCode): UserError {
  return userError(unknown, "There is no such folder in the project. Nothing was sent.", "folderIds");
}
