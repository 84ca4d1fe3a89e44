import { useEffect, useState } from "react";
import type { PreloadedQuery } from "react-relay/hooks";
import type { OperationType } from "relay-runtime";

/**
 * Renders the component again when the query is answered. React holds back content that waits in a `Suspense` alone until 300 ms after the
 * last fallback, but no update from outside.
 */
export function useDrawOnAnswer<T extends OperationType>(reference: PreloadedQuery<T>): void {
  const [, setAnswered] = useState({});
  useEffect(() => {
    const draw = () => setAnswered({});
    const subscription = reference.source?.subscribe({ next: draw, error: draw });
    return () => subscription?.unsubscribe();
  }, [reference]);
}
