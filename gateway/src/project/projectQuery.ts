import type { QueryResolvers } from "../__generated__/resolvers.ts";

export const projectQuery: QueryResolvers["project"] = (_, { projectId }, { loaders }) =>
  loaders.project.load(projectId);
