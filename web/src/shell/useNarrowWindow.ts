import { useSyncExternalStore } from "react";

// A sheet of paper is narrower, and is printed all the same.
const tooNarrow = "screen and (max-width: 900px)";

function subscribe(onChange: () => void) {
  const query = window.matchMedia(tooNarrow);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** True while the window is at most 900 px wide, which the web version is not made for. */
export function useNarrowWindow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(tooNarrow).matches);
}
