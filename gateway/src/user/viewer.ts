import type { QueryResolvers } from "../__generated__/resolvers.ts";

export const viewer: QueryResolvers["viewer"] = (_, __, { session, loaders }) =>
  session.viewer() === null ? null : loaders.viewer();
