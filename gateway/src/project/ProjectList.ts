import type { ProjectListResolvers } from "../__generated__/resolvers.ts";
import { collatorOf } from "../collator.ts";
import { projectOrder } from "./projectOrder.ts";

export const ProjectList: ProjectListResolvers = {
  totalCount: (list) => list.count(),
  isTruncated: async (list) => (await list.all()).isTruncated,
  nodes: async (list, _, { loaders }) => {
    const order = projectOrder({ field: "NAME", direction: "ASC" }, collatorOf(await loaders.language()));
    return (await list.all()).nodes.toSorted(order);
  },
};
