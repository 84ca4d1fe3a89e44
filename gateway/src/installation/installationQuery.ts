import type { QueryResolvers } from "../__generated__/resolvers.ts";

export const installationQuery: QueryResolvers["installation"] = (_, key, { loaders }) =>
  loaders.installation.load(key);
