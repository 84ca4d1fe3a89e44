import { useSyncExternalStore } from "react";

// A sheet of paper is narrower, and is printed all the same.
const tooNarrow = "screen and (max-width: 900px)";

const touchFirst = "(pointer: coarse)";

// Wider than the page by more than the frame of a window: the page is enlarged.
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

/**
 * True for a window of at most 900 px, which the web version is not made for. A zoomed page in a wider window is not narrow (decision 11).
 */
export function useNarrowWindow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow);
}
