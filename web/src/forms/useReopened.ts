import { useEffect, useEffectEvent, useState } from "react";
import { wasInterrupted } from "./draftStore.ts";

/** Calls `open` if the form was open when the page was closed. */
export function useReopened(draftKey: string, open: () => void): void {
  const [isInterrupted] = useState(() => wasInterrupted(draftKey));
  const openNow = useEffectEvent(open);
  useEffect(() => {
    if (isInterrupted) openNow();
  }, [isInterrupted]);
}
