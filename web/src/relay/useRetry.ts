import { useCallback, useEffect, useRef, useState } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay/hooks";
import type { GraphQLTaggedNode, OperationType, Subscription } from "relay-runtime";

/** Reloads a query after part of it failed. The page stays unchanged meanwhile, and if the query fails again. */
export function useRetry<T extends OperationType>(query: GraphQLTaggedNode) {
  const environment = useRelayEnvironment();
  const [isRetrying, setRetrying] = useState(false);
  const running = useRef<Subscription | null>(null);
  useEffect(() => () => running.current?.unsubscribe(), []);
  const retry = useCallback(
    (variables: T["variables"]) => {
      running.current?.unsubscribe();
      setRetrying(true);
      const settle = () => setRetrying(false);
      running.current = fetchQuery<T>(environment, query, variables, { fetchPolicy: "network-only" }).subscribe({
        complete: settle,
        error: settle,
      });
    },
    [environment, query],
  );
  return { retry, isRetrying };
}
