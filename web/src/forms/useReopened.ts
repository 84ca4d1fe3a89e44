import { useEffect, useEffectEvent, useState } from "react";
import { wasInterrupted } from "./draftStore.ts";

/** Reopens a form that was open when the page was left, where the component needs more than the draft to do so. */
export function useReopened(draftKey: string, open: () => void): void {
  const [isInterrupted] = useState(() => wasInterrupted(draftKey));
  const openNow = useEffectEvent(open);
  useEffect(() => {
    if (isInterrupted) openNow();
  }, [isInterrupted]);
}
