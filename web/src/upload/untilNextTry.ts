/** Between the tries to send a file: a passing cloud is soon gone, and after more than a minute the person is asked. */
const pausesMs = [2_000, 5_000, 10_000, 20_000, 30_000];

/** Some browsers say wrongly that there is no network, so a file is tried all the same; those tries are not counted. */
const offlinePauseMs = 30_000;

export function* tryPausesMs(): Generator<number> {
  for (const pauseMs of pausesMs) {
    while (!navigator.onLine) yield offlinePauseMs;
    yield pauseMs;
  }
}

/** Waits for the next try, no longer once the network is back. Ends at once when the signal does. */
export function untilNextTry(pauseMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener("online", go);
      signal.removeEventListener("abort", go);
      resolve();
    };
    const timer = setTimeout(go, pauseMs);
    window.addEventListener("online", go);
    signal.addEventListener("abort", go);
  });
}
