import { useEffect, useEffectEvent, useState } from "react";
import { wasInterrupted } from "./draftStore.ts";

/** Reopens a form that was open when the page was closed, by a callback that can use the component's data. */
export function useReopened(draftKey: string, open: () => void): void {
  const [isInterrupted] = useState(() => wasInterrupted(draftKey));
  const openNow = useEffectEvent(open);
  useEffect(() => {
    if (isInterrupted) openNow();
  }, [isInterrupted]);
}
