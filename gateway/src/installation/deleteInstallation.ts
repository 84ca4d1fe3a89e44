import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { attempt } from "../userErrors.ts";
import { currentInstallation } from "./currentInstallation.ts";
import { deleteInstallation as remove } from "./installationApi.ts";
import { installationKeyOf } from "./installationKeyOf.ts";

export const deleteInstallation: MutationResolvers["deleteInstallation"] = async (_, { input }, context) => {
  const { rest, loaders } = context;
  const key = installationKeyOf(input.installationId);
  const { projectId, folderId } = await currentInstallation(key, context);
  const { userErrors } = await attempt(remove(rest, { companyId: await loaders.companyId(), ...key }));
  loaders.installation.clear(key);
  loaders.folder.clearAll();
  loaders.project.clear(projectId);
  const deletedInstallationId = userErrors.length === 0 ? input.installationId : null;
  return { deletedInstallationId, inFolder: { projectId, folderId }, userErrors };
};
