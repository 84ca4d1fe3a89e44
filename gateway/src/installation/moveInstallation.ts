import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { clientError } from "../errors.ts";
import { folderKeyOf } from "../folder/folderKeyOf.ts";
import { updateInstallation } from "../rest/calls/updateInstallation.ts";
import { attempt } from "../userErrors.ts";
import { currentInstallation } from "./currentInstallation.ts";
import { installationKeyOf } from "./installationKeyOf.ts";

export const moveInstallation: MutationResolvers["moveInstallation"] = async (_, { input }, context) => {
  const { rest, loaders } = context;
  const changed = installationKeyOf(input.installationId);
  const { projectId, folderId: newFolderId } = folderKeyOf(input.newFolderId);
  if (projectId !== changed.projectId) throw clientError("NOT_FOUND", "There is no such folder in this project.");
  const { title, installerId, folderId } = await currentInstallation(changed, context);
  const ids = { companyId: await loaders.companyId(), ...changed };
  const { userErrors } = await attempt(updateInstallation(rest, ids, { title, installerId, newFolderId }));
  loaders.installation.clear(changed);
  loaders.folder.clearAll();
  return { changed, former: { projectId, folderId }, userErrors };
};
