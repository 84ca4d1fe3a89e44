import { useEffect } from "react";
import { type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";

/** Reads a query that the route's loader started, and lets go of it when the route loads a newer one or is left. */
export function usePageQuery<T extends OperationType>(
  query: GraphQLTaggedNode,
  reference: PreloadedQuery<T>,
): T["response"] {
  useEffect(() => () => reference.dispose(), [reference]);
  return usePreloadedQuery<T>(query, reference);
}
