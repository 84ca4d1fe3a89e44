/** Runs what is costly a few at a time, and takes waiting work from each origin in turn, so that nobody crowds out the others. */
export interface FairQueue {
  run<Result>(origin: { key: string; isKnownDevice: boolean }, work: () => Promise<Result>): Promise<Result>;
}

interface Options {
  concurrency: number;
  /** Places of one origin, running or waiting. */
  maxPerOrigin: number;
  /** Places of all together; a known device has its own even then. */
  maxTotal: number;
  refusal: () => Error;
}

export function createFairQueue({ concurrency, maxPerOrigin, maxTotal, refusal }: Options): FairQueue {
  const places = new Map<string, number>();
  // A Map keeps the order in which origins came to wait, which makes it the rota.
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;
  let total = 0;

  function startNext(): void {
    const [key, [start, ...others] = []] = waiting.entries().next().value ?? [];
    if (key === undefined || running >= concurrency) return;
    waiting.delete(key);
    if (others.length > 0) waiting.set(key, others);
    running += 1;
    start?.();
  }

  function leave(key: string): void {
    const left = (places.get(key) ?? 1) - 1;
    if (left > 0) places.set(key, left);
    else places.delete(key);
    total -= 1;
  }

  return {
    async run({ key, isKnownDevice }, work) {
      const taken = places.get(key) ?? 0;
      if (taken >= maxPerOrigin || (total >= maxTotal && !isKnownDevice)) throw refusal();
      places.set(key, taken + 1);
      total += 1;
      const started = new Promise<void>((resolve) => {
        waiting.set(key, [...(waiting.get(key) ?? []), resolve]);
      });
      startNext();
      await started;
      try {
        return await work();
      } finally {
        running -= 1;
        leave(key);
        startNext();
      }
    },
  };
}
