import { useEffect } from "react";
import { useRefreshActivation } from "./useRefreshActivation.ts";

const pause = 4000;

/** Polls a project's lists while a mail is queued and the window is visible. */
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
