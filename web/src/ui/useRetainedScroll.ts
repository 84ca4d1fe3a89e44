import { useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router";

/** Scroll positions by history key. The browser itself handles a reload. */
const places = new Map<string, number>();

/** Restores the scroll position on "back". Works only for lists that have their full height on the first render. */
export function useRetainedScroll(): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === "POP";
  useLayoutEffect(() => {
    const place = places.get(key);
    if (isBack && place !== undefined) window.scrollTo(0, place);
    const keep = () => places.set(key, window.scrollY);
    window.addEventListener("scroll", keep, { passive: true });
    return () => window.removeEventListener("scroll", keep);
  }, [key, isBack]);
}
