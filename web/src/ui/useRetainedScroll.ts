import { useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router";

/** How far the window was scrolled, by the key of the history's entry. A reload is the browser's own business. */
const places = new Map<string, number>();

/** Restores the scroll position on "back", for a list that has its full height when drawn. */
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
