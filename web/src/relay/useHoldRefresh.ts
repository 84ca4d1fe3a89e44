import { useEffect } from "react";

const holders = new Set<object>();

/** True while a list has more than its first rows, which a reload would remove. */
export const isRefreshHeld = () => holders.size > 0;

/** Called by lists that load further rows after those of the route. */
export function useHoldRefresh(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return;
    const holder = {};
    holders.add(holder);
    return () => void holders.delete(holder);
  }, [isHeld]);
}
