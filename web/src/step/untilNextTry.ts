/** Between the tries to send a file: a passing cloud is soon gone, and after more than a minute the person is asked. */
export const pausesMs = [2_000, 5_000, 10_000, 20_000, 30_000] as const;

/** Waits for the next try; without a network until there is one, and no longer once it is back. Ends at once when the signal does. */
export function untilNextTry(pauseMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = navigator.onLine ? setTimeout(() => go(), pauseMs) : undefined;
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener("online", go);
      signal.removeEventListener("abort", go);
      resolve();
    };
    window.addEventListener("online", go);
    signal.addEventListener("abort", go);
  });
}
