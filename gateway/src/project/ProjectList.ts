import type { ProjectListResolvers } from "../__generated__/resolvers.ts";
import { collatorOf } from "../collator.ts";

export const ProjectList: ProjectListResolvers = {
  totalCount: (list) => list.count(),
  isTruncated: async (list) => (await list.all()).isTruncated,
  nodes: async (list, _, { loaders }) => {
    const { nodes } = await list.all();
    const { compare } = collatorOf(await loaders.language());
    return nodes.toSorted((a, b) => compare(a.name, b.name));
  },
};
