import { useEffect, useState } from "react";
import type { PreloadedQuery } from "react-relay/hooks";
import type { OperationType } from "relay-runtime";

/** Renders again when the query is answered. React would show suspended content up to 300 ms late. */
export function useDrawOnAnswer<T extends OperationType>(reference: PreloadedQuery<T>): void {
  const [, setAnswered] = useState({});
  useEffect(() => {
    const draw = () => setAnswered({});
    const subscription = reference.source?.subscribe({ next: draw, error: draw });
    return () => subscription?.unsubscribe();
  }, [reference]);
}
