import { useEffect } from "react";

const holders = new Set<object>();

/** Whether the page is to stay as it is: to be loaded again by itself would take away what is shown beyond its first rows. */
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
