import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { isRefreshHeld } from "../relay/useHoldRefresh.ts";

const halfAMinute = 30_000;

/** Reloads the page's data when the person returns to the window after half a minute. */
export function useRefreshOnReturn(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let leftAt: number | null = null;
    const leave = () => {
      leftAt ??= Date.now();
    };
    const comeBack = () => {
      if (leftAt !== null && Date.now() - leftAt > halfAMinute && !isRefreshHeld()) void revalidate();
      leftAt = null;
    };
    const turn = () => (document.hidden ? leave() : comeBack());
    window.addEventListener("blur", leave);
    window.addEventListener("focus", comeBack);
    document.addEventListener("visibilitychange", turn);
    return () => {
      window.removeEventListener("blur", leave);
      window.removeEventListener("focus", comeBack);
      document.removeEventListener("visibilitychange", turn);
    };
  }, [revalidate]);
}
