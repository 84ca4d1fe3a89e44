import { currentNetworkState, onReconnect } from "../relay/networkState.ts";

/** Between the tries to send a file: a passing cloud is soon gone, and after more than a minute the person is asked. */
const pausesMs = [2_000, 5_000, 10_000, 20_000, 30_000];

/** Some browsers wrongly report no network, so files are tried all the same; tries without a connection are not counted. */
const offlinePauseMs = 30_000;

const isOffline = () => !navigator.onLine || currentNetworkState().isOffline;

export function* tryPausesMs(): Generator<number> {
  for (const pauseMs of pausesMs) {
    while (isOffline()) yield offlinePauseMs;
    yield pauseMs;
  }
}

/** Waits for the next try, no longer once the connection is back. Ends at once when the signal does. */
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
