import { currentNetworkState, onReconnect } from "../relay/networkState.ts";

/** The pauses between attempts. After the last attempt, a person must decide. */
const pausesMs = [2_000, 5_000, 10_000, 20_000, 30_000];

/** Some browsers wrongly report being offline, so files are tried even then. Tries after this pause are not counted. */
const offlinePauseMs = 30_000;

const isOffline = () => !navigator.onLine || currentNetworkState().isOffline;

export function* tryPausesMs(): Generator<number> {
  for (const pauseMs of pausesMs) {
    while (isOffline()) yield offlinePauseMs;
    yield pauseMs;
  }
}

/** Resolves after the pause, when the connection returns, or when the signal aborts. */
export function untilNextTry(pauseMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      stopListening();
      window.removeEventListener("online", go);
      signal.removeEventListener("abort", go);
      resolve();
    };
    const timer = setTimeout(go, pauseMs);
    const stopListening = onReconnect(go);
    window.addEventListener("online", go);
    signal.addEventListener("abort", go);
  });
}
