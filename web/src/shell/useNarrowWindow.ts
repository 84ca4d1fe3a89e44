import { useSyncExternalStore } from "react";

// The query is limited to screens, because narrow paper must still be printed.
const tooNarrow = "screen and (max-width: 900px)";

const touchFirst = "(pointer: coarse)";

// A zoomed page makes `innerWidth` smaller than `outerWidth` by at least this factor.
const minEnlargement = 1.1;
const maxFrame = 20;

function subscribe(onChange: () => void) {
  const query = window.matchMedia(tooNarrow);
  query.addEventListener("change", onChange);
  window.addEventListener("resize", onChange);
  return () => {
    query.removeEventListener("change", onChange);
    window.removeEventListener("resize", onChange);
  };
}

function isNarrow(): boolean {
  if (!window.matchMedia(tooNarrow).matches) return false;
  const { innerWidth, outerWidth } = window;
  return (
    window.matchMedia(touchFirst).matches || outerWidth <= 900 + maxFrame || outerWidth < innerWidth * minEnlargement
  );
}

/** True for a window of at most 900 px. A zoomed page in a wider window is not narrow (decision 11). */
export function useNarrowWindow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow);
}
