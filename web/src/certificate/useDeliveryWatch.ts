import { useEffect } from "react";
import { useRefreshActivation } from "./useRefreshActivation.ts";

const pause = 4000;

/** Reloads a project's lists every few seconds while a mail is queued, except in a hidden window. */
export function useDeliveryWatch(projectId: string, isWaiting: boolean): void {
  const refresh = useRefreshActivation(projectId);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") refresh();
    }, pause);
    return () => clearInterval(timer);
  }, [isWaiting, refresh]);
}
