import type { MutationResolvers, UserError } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { type FolderKey, parseIds, requireIds } from "../graphql/globalId.ts";
import { userError } from "../graphql/userErrors.ts";
import { isNotFound } from "../rest/errors.ts";
import { loadCurrentInstallation, toInstallationVersion } from "./Installation.ts";
import { saveInstallation } from "./installationMutations.ts";

export const moveInstallation: MutationResolvers["moveInstallation"] = async (_, { input }, context) => {
  const { loaders } = context;
  const installationKey = requireIds("Installation", input.installationId);
  const newFolder = parseIds("Folder", input.newFolderId);
  if (!newFolder) return { installationKey, formerFolderKey: null, userErrors: [noSuchFolder()] };
  const before = await loadCurrentInstallation(installationKey, context);
  const { projectId } = installationKey;
  if (newFolder.projectId !== projectId)
    return { installationKey, formerFolderKey: null, userErrors: [noSuchFolder()] };
  const { title, installerId, folderId } = before;
  const change = { title, installerId, newFolderId: newFolder.folderId };
  // REST takes title and installer along: a rename between the reading here and the moving is not to be undone by it.
  const version = input.version ?? toInstallationVersion(before);
  const call = saveInstallation(installationKey, change, version, context);
  const userErrors = await call.catch((error) => noFolderOr(error, newFolder, context));
  loaders.folder.clearAll();
  return { installationKey, formerFolderKey: userErrors.length === 0 ? { projectId, folderId } : null, userErrors };
};

// REST answers 404 for the installation and for the folder alike; reading the folder tells which.
async function noFolderOr(error: unknown, folder: FolderKey, { loaders }: Context): Promise<UserError[]> {
  if (!isNotFound(error) || (await loaders.folder.clear(folder).load(folder))) throw error;
  return [noSuchFolder()];
}

function noSuchFolder(): UserError {
  return userError("FOLDER_NOT_FOUND", "There is no such folder in the project. Nothing was moved.", "newFolderId");
}
