import type { UserErrorCode } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { isNotFound } from "../rest/errors.ts";
import { type Attempt, attempt } from "../userErrors.ts";
import { noSuchFolder } from "./folderErrors.ts";

/**
 * As `attempt`, for a call on chosen folders of a project. `unknown` is the code for a folder that is not there or cannot be chosen.
 * REST answers 404 for the project and for a folder alike; reading the project tells which.
 */
export async function attemptWithFolders<T>(
  call: Promise<T>,
  projectId: string,
  { loaders }: Pick<Context, "loaders">,
  unknown: UserErrorCode = "FOLDER_NOT_SIGNABLE",
): Promise<Attempt<T>> {
  try {
    return await attempt(call, { FOLDER_NOT_SIGNABLE: unknown });
  } catch (error) {
    if (!isNotFound(error) || !(await loaders.project.clear(projectId).load(projectId))) throw error;
    return { value: null, userErrors: [noSuchFolder(unknown)] };
  }
}
