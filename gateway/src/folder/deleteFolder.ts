import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { clientError } from "../errors.ts";
import { parseFolderId } from "../globalId.ts";
import { catchUserErrors } from "../userErrors.ts";
import { deleteFolder as remove } from "./folderApi.ts";

export const deleteFolder: MutationResolvers["deleteFolder"] = async (_, { input }, { rest, loaders }) => {
  const key = parseFolderId(input.folderId);
  const folder = await loaders.folder.load(key);
  if (!folder) throw clientError("NOT_FOUND", "There is no folder with this id.");
  const { projectId } = key;
  const parentKey = folder.parentFolderId === null ? null : { projectId, folderId: folder.parentFolderId };
  const { userErrors } = await catchUserErrors(remove(rest, { companyId: await loaders.companyId(), ...key }));
  loaders.folder.clearAll();
  loaders.installation.clearAll();
  loaders.project.clear(projectId);
  return { deletedFolderId: userErrors.length === 0 ? input.folderId : null, parentKey, userErrors };
};
