import { useEffect, useEffectEvent, useState } from "react";
import { wasInterrupted } from "./draftStore.ts";

/** Opens a form once more that was being filled in when the page went, where that takes more than the form itself knows. */
export function useReopened(draftKey: string, open: () => void): void {
  const [isInterrupted] = useState(() => wasInterrupted(draftKey));
  const openNow = useEffectEvent(open);
  useEffect(() => {
    if (isInterrupted) openNow();
  }, [isInterrupted]);
}
