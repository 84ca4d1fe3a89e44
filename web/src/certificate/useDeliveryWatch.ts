import { useEffect } from "react";
import { useRefreshActivation } from "./useRefreshActivation.ts";

const pause = 4000;

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
