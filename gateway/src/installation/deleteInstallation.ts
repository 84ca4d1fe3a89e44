import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { parseInstallationId } from "../globalId.ts";
import { catchUserErrors } from "../userErrors.ts";
import { loadCurrentInstallation } from "./Installation.ts";
import { deleteInstallation as remove } from "./installationApi.ts";

export const deleteInstallation: MutationResolvers["deleteInstallation"] = async (_, { input }, context) => {
  const { rest, loaders } = context;
  const key = parseInstallationId(input.installationId);
  const { projectId, folderId } = await loadCurrentInstallation(key, context);
  const { userErrors } = await catchUserErrors(remove(rest, { companyId: await loaders.companyId(), ...key }));
  loaders.installation.clear(key);
  loaders.folder.clearAll();
  loaders.project.clear(projectId);
  const deletedInstallationId = userErrors.length === 0 ? input.installationId : null;
  return { deletedInstallationId, folderKey: { projectId, folderId }, userErrors };
};
