import { setTimeout as wait } from "node:timers/promises";

const firstWait = 200;
const allMilliseconds = 5_000;

/**
 * Repeats a call that failed on the way, with doubled and jittered waits, for 5 seconds in all. The signal ends the attempt that
 * is under way when they are over.
 */
export async function withBackoff<T>(
  call: (signal: AbortSignal) => Promise<T>,
  mayRetry: (error: unknown) => boolean,
): Promise<T> {
  const end = Date.now() + allMilliseconds;
  const signal = AbortSignal.timeout(allMilliseconds);
  for (let pause = firstWait; ; pause *= 2) {
    try {
      return await call(signal);
    } catch (error) {
      const jittered = pause * (0.5 + Math.random() / 2);
      if (!mayRetry(error) || Date.now() + jittered >= end) throw error;
      await wait(jittered);
    }
  }
}
