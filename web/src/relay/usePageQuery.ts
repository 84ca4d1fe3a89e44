import { useEffect } from "react";
import { type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";

/** Reads the route's query, and disposes of the previous one when the route starts another. */
export function usePageQuery<T extends OperationType>(
  query: GraphQLTaggedNode,
  reference: PreloadedQuery<T>,
): T["response"] {
  useEffect(() => () => reference.dispose(), [reference]);
  return usePreloadedQuery<T>(query, reference);
}
