import { useEffect } from "react";

const holders = new Set<object>();

/** True while a list has more than its first rows. A reload would remove the further ones. */
export const isRefreshHeld = () => holders.size > 0;

/** Holds back reloads while a list has further rows, which the route's query does not load. */
export function useHoldRefresh(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return;
    const holder = {};
    holders.add(holder);
    return () => void holders.delete(holder);
  }, [isHeld]);
}
