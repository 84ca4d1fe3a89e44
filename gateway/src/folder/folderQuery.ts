import type { QueryResolvers } from "../__generated__/resolvers.ts";

export const folderQuery: QueryResolvers["folder"] = (_, key, { loaders }) => loaders.folder.load(key);
