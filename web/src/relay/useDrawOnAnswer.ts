import { useEffect, useState } from "react";
import type { PreloadedQuery } from "react-relay/hooks";
import type { OperationType } from "relay-runtime";

/**
 * Draws the component that calls it once more when the query is answered. What only waits in a `Suspense` is held back by React until 300 ms
 * after the last fallback appeared; an update from outside of it is not.
 */
export function useDrawOnAnswer<T extends OperationType>(reference: PreloadedQuery<T>): void {
  const [, setAnswered] = useState({});
  useEffect(() => {
    const draw = () => setAnswered({});
    const subscription = reference.source?.subscribe({ next: draw, error: draw });
    return () => subscription?.unsubscribe();
  }, [reference]);
}
