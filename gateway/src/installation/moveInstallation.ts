import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { clientError } from "../errors.ts";
import { folderKeyOf } from "../folder/folderKeyOf.ts";
import { currentInstallation } from "./currentInstallation.ts";
import { installationKeyOf } from "./installationKeyOf.ts";
import { installationVersion } from "./installationVersion.ts";
import { saveInstallation } from "./saveInstallation.ts";

export const moveInstallation: MutationResolvers["moveInstallation"] = async (_, { input }, context) => {
  const { loaders } = context;
  const changed = installationKeyOf(input.installationId);
  const { projectId, folderId: newFolderId } = folderKeyOf(input.newFolderId);
  if (projectId !== changed.projectId) throw clientError("NOT_FOUND", "There is no such folder in this project.");
  const before = await currentInstallation(changed, context);
  const { title, installerId, folderId } = before;
  // REST takes title and installer along: a rename between the reading here and the moving is not to be undone by it.
  const version = input.version ?? installationVersion(before);
  const userErrors = await saveInstallation(changed, { title, installerId, newFolderId }, version, context);
  loaders.folder.clearAll();
  return { changed, former: { projectId, folderId }, userErrors };
};
