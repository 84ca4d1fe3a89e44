import type { UserError, UserErrorCode } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { idsOf } from "../globalId.ts";
import { isNotFound } from "../rest/errors.ts";
import { isRestId } from "../rest/path.ts";
import { type Attempt, catchUserErrors, userError } from "../userErrors.ts";

/** Errors of a choice of folders that need no request. `unknown` is the code for what cannot be a folder. */
export function validateFolderIds(
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

/** The REST ids of chosen folders, each once, whichever of their ids they were given by. One of another project stays as it is: no folder. */
export function parseFolderIds(given: readonly string[], projectId: string): string[] {
  const restId = (id: string) => {
    const [ofProject, folderId] = idsOf("Folder", id) ?? [];
    return folderId && ofProject === projectId ? folderId : id;
  };
  return [...new Set(given.map(restId))];
}

/**
 * As `attempt`, for a call on chosen folders of a project. `unknown` is the code for a folder that is not there or cannot be chosen.
 * REST answers 404 for the project and for a folder alike; reading the project tells which.
 */
export async function catchFolderErrors<T>(
  call: Promise<T>,
  projectId: string,
  { loaders }: Pick<Context, "loaders">,
  unknown: UserErrorCode = "FOLDER_NOT_SIGNABLE",
): Promise<Attempt<T>> {
  try {
    return await catchUserErrors(call, { codes: { FOLDER_NOT_SIGNABLE: unknown } });
  } catch (error) {
    if (!isNotFound(error) || !(await loaders.project.clear(projectId).load(projectId))) throw error;
    return { value: null, userErrors: [noSuchFolder(unknown)] };
  }
}
