import { useEffect, useState } from "react";
import { fetchQuery, type GraphQLTaggedNode, useRelayEnvironment } from "react-relay/hooks";
import type { OperationType } from "relay-runtime";

/** Sends a query once its variables have stayed the same for `pauseMs`. Null forgets answer and failure. */
export function usePausedQuery<T extends OperationType>(
  query: GraphQLTaggedNode,
  variables: T["variables"] | null,
  pauseMs: number,
) {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<{ variables: T["variables"]; data: T["response"] } | null>(null);
  const [failure, setFailure] = useState<{ variables: T["variables"]; error: unknown } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const written = JSON.stringify(variables);
  // biome-ignore lint/correctness/useExhaustiveDependencies: Another attempt sends the same query again.
  useEffect(() => {
    const asked: T["variables"] | null = JSON.parse(written);
    if (asked === null) {
      setAnswer(null);
      setFailure(null);
      return;
    }
    let stop = () => {};
    const send = () => {
      const { unsubscribe } = fetchQuery<T>(environment, query, asked).subscribe({
        next: (data) => {
          setAnswer({ variables: asked, data });
          setFailure(null);
        },
        error: (error: unknown) => setFailure({ variables: asked, error }),
      });
      stop = unsubscribe;
    };
    const timer = setTimeout(send, pauseMs);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [environment, query, written, pauseMs, attempt]);
  const retry = () => {
    setFailure(null);
    setAttempt((before) => before + 1);
  };
  return { answer, failure, retry };
}
