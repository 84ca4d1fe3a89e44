import { useEffect } from "react";

const holders = new Set<object>();

/** True while the page must not be reloaded, since a reload would remove rows beyond the first. */
export const isRefreshHeld = () => holders.size > 0;

/** For a list of which the page's loader fetches the first rows, and that has fetched more. */
export function useHoldRefresh(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return;
    const holder = {};
    holders.add(holder);
    return () => void holders.delete(holder);
  }, [isHeld]);
}
