import type { UserError, UserErrorCode } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { parseIds, requireIds } from "../graphql/globalId.ts";
import { catchUserErrors, userError } from "../graphql/userErrors.ts";
import { isNotFound } from "../rest/errors.ts";
import { isRestId } from "../rest/path.ts";

type Input = { projectId: string; folderIds?: readonly string[] | null };

type Request<T> = {
  call(projectId: string, folderIds: string[]): Promise<T>;
  /** Errors of all fields except the folders. If there are any, no request is sent. */
  faults?: UserError[];
  /** The code for a folder that is missing or cannot be chosen. */
  unknown?: UserErrorCode;
};

export async function callWithFolders<T>(input: Input, { loaders }: Context, request: Request<T>) {
  const { call, faults = [], unknown = "FOLDER_NOT_SIGNABLE" } = request;
  const { projectId } = requireIds("Project", input.projectId);
  const folderIds = parseFolderIds(input.folderIds ?? [], projectId);
  const userErrors = [...validateFolderIds(folderIds, unknown), ...faults];
  if (userErrors.length > 0) return { projectId, value: null, userErrors };
  try {
    return {
      projectId,
      ...(await catchUserErrors(call(projectId, folderIds), { FOLDER_NOT_SIGNABLE: unknown })),
    };
  } catch (error) {
    // REST answers 404 for a missing project or folder; reading the project shows which one is missing.
    if (!isNotFound(error) || !(await loaders.project.load(projectId))) throw error;
    return { projectId, value: null, userErrors: [noSuchFolder(unknown)] };
  }
}

/** Returns REST ids without repetition. Another project's folder id stays as given, so that REST refuses the id. */
function parseFolderIds(given: readonly string[], projectId: string): string[] {
  const restIds = given.map((id) => {
    const folder = parseIds("Folder", id);
    return folder?.projectId === projectId ? folder.folderId : id;
  });
  return [...new Set(restIds)];
}

function validateFolderIds(folderIds: readonly string[], unknown: UserErrorCode): UserError[] {
  if (folderIds.length === 0) return [userError("NO_FOLDER_SELECTED", "No folder is selected", "folderIds")];
  return folderIds.every(isRestId) ? [] : [noSuchFolder(unknown)];
}

function noSuchFolder(unknown: UserErrorCode): UserError {
  return userError(unknown, "There is no such folder in the project. Nothing was sent.", "folderIds");
}
