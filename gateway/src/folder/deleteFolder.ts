import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { clientError } from "../errors.ts";
import { attempt } from "../userErrors.ts";
import { deleteFolder as remove } from "./folderApi.ts";
import { folderKeyOf } from "./folderKeyOf.ts";

export const deleteFolder: MutationResolvers["deleteFolder"] = async (_, { input }, { rest, loaders }) => {
  const key = folderKeyOf(input.folderId);
  const folder = await loaders.folder.load(key);
  if (!folder) throw clientError("NOT_FOUND", "There is no folder with this id.");
  const { projectId } = key;
  const parent = folder.parentFolderId === null ? null : { projectId, folderId: folder.parentFolderId };
  const { userErrors } = await attempt(remove(rest, { companyId: await loaders.companyId(), ...key }));
  loaders.folder.clearAll();
  loaders.installation.clearAll();
  loaders.project.clear(projectId);
  return { deletedFolderId: userErrors.length === 0 ? input.folderId : null, parent, userErrors };
};
