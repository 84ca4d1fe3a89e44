import type { QueryResolvers } from "../__generated__/resolvers.ts";
import { clientError } from "../errors.ts";
import { loadNode } from "./loadNode.ts";

const mostNodes = 100;

// A node that fails is an Error in its place in the list, so that the others are still answered.
export const nodesQuery: QueryResolvers["nodes"] = async (_, { ids }, context) => {
  if (ids.length > mostNodes) throw clientError("BAD_USER_INPUT", `ids may hold ${mostNodes} at most.`);
  const found = await Promise.allSettled(ids.map((id) => loadNode(id, context)));
  return found.map((result) => (result.status === "fulfilled" ? result.value : result.reason));
};
