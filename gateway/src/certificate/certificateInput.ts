import type { UserError, UserErrorCode } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { parseIds } from "../globalId.ts";
import { isNotFound } from "../rest/errors.ts";
import { isRestId } from "../rest/path.ts";
import { type Attempt, catchUserErrors, userError } from "../userErrors.ts";

/** The chosen folders' REST ids, each once. One of another project stays as it is: no folder. */
export function parseFolderIds(given: readonly string[], projectId: string): string[] {
  const restIds = given.map((id) => {
    const folder = parseIds("Folder", id);
    return folder?.projectId === projectId ? folder.folderId : id;
  });
  return [...new Set(restIds)];
}

/** `unknown` is the code for a folder that is not there or cannot be chosen. */
export function validateFolderIds(
  folderIds: readonly string[],
  unknown: UserErrorCode = "FOLDER_NOT_SIGNABLE",
): UserError[] {
  if (folderIds.length === 0) return [userError("NO_FOLDER_SELECTED", "No folder is selected", "folderIds")];
  return folderIds.every(isRestId) ? [] : [noSuchFolder(unknown)];
}

/** As `catchUserErrors`, with `unknown` as above. REST answers 404 for the project and for a folder alike; reading the project tells which. */
export async function catchFolderErrors<T>(
  call: Promise<T>,
  projectId: string,
  { loaders }: Context,
  unknown: UserErrorCode = "FOLDER_NOT_SIGNABLE",
): Promise<Attempt<T>> {
  try {
    return await catchUserErrors(call, { codes: { FOLDER_NOT_SIGNABLE: unknown } });
  } catch (error) {
    if (!isNotFound(error) || !(await loaders.project.clear(projectId).load(projectId))) throw error;
    return { value: null, userErrors: [noSuchFolder(unknown)] };
  }
}

function noSuchFolder(unknown: UserErrorCode): UserError {
  return userError(unknown, "There is no such folder in the project. Nothing was sent.", "folderIds");
}
