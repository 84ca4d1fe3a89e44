import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { parseProjectId } from "../globalId.ts";
import { catchUserErrors, notForAll } from "../userErrors.ts";
import { deleteProject as remove } from "./projectApi.ts";

export const deleteProject: MutationResolvers["deleteProject"] = async (_, { input }, { rest, loaders }) => {
  const projectId = parseProjectId(input.projectId);
  const { userErrors } = await catchUserErrors(remove(rest, await loaders.companyId(), projectId), {
    codes: notForAll,
  });
  loaders.project.clear(projectId);
  return { deletedProjectId: userErrors.length === 0 ? input.projectId : null, userErrors };
};
