import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { attempt, notForAll } from "../userErrors.ts";
import { deleteProject as remove } from "./projectApi.ts";
import { projectIdOf } from "./projectIdOf.ts";

export const deleteProject: MutationResolvers["deleteProject"] = async (_, { input }, { rest, loaders }) => {
  const projectId = projectIdOf(input.projectId);
  const { userErrors } = await attempt(remove(rest, await loaders.companyId(), projectId), notForAll);
  loaders.project.clear(projectId);
  return { deletedProjectId: userErrors.length === 0 ? input.projectId : null, userErrors };
};
