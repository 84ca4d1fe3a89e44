import { useEffect } from "react";

const holders = new Set<object>();

/** True while a list has more than its first rows, which a reload would remove. */
export const isRefreshHeld = () => holders.size > 0;

/** For lists that load further rows after the rows of the route's query. */
export function useHoldRefresh(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return;
    const holder = {};
    holders.add(holder);
    return () => void holders.delete(holder);
  }, [isHeld]);
}
