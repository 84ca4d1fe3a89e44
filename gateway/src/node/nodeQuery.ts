import type { QueryResolvers } from "../__generated__/resolvers.ts";
import { loadNode } from "./loadNode.ts";

export const nodeQuery: QueryResolvers["node"] = (_, { id }, context) => loadNode(id, context);
