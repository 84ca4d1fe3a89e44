import type { ChangeResolvers } from "../__generated__/resolvers.ts";
import { toObjectId } from "../graphql/globalId.ts";
import { loadNode } from "../node.ts";

export const Change: ChangeResolvers = {
  action: ({ change }) => change,
  nodeId: toObjectId,
  restId: ({ id }) => id,
  object: (change, _, context) => (change.change === "REMOVED" ? null : loadNode(toObjectId(change), context)),
};
