import type { CallOrigin } from "./callOrigin.ts";

/** Runs what is costly a few at a time, and takes waiting work from each origin in turn, so that nobody crowds out the others. */
export type FairQueue = {
  /** @param isPatient waits for its turn however long that takes */
  run<Result>(origin: Origin, work: () => Promise<Result>, isPatient?: boolean): Promise<Result>;
};

type Origin = Pick<CallOrigin, "key" | "isKnownDevice">;

type Options = {
  concurrency: number;
  /** Places of one origin, running or waiting. */
  maxPerOrigin: number;
  /** Places of all known devices together, and as many of all others: neither crowd keeps out the other. */
  maxTotal: number;
  refusal: () => Error;
  /** Milliseconds after which what still waits is refused; for ever where none are given. */
  maxWaitMs?: number;
  /** Milliseconds until the next may start after one that took so long. */
  pauseAfter?: (tookMs: number) => number;
};

type Waiting = {
  start(): void;
  refuse(): void;
  isKnownDevice: boolean;
};

const classOf = (isKnownDevice: boolean) => (isKnownDevice ? "known" : "unknown");

export function createFairQueue(options: Options): FairQueue {
  const { concurrency, maxPerOrigin, maxTotal, refusal, maxWaitMs, pauseAfter = () => 0 } = options;
  const places = new Map<string, number>();
  // A Map keeps the order in which origins came to wait, which makes it the rota.
  const waiting = new Map<string, Waiting[]>();
  let running = 0;
  const totals = { known: 0, unknown: 0 };

  function startNext(): void {
    const [key, [next, ...others] = []] = waiting.entries().next().value ?? [];
    if (key === undefined || running >= concurrency) return;
    waiting.delete(key);
    if (others.length > 0) waiting.set(key, others);
    running += 1;
    next?.start();
  }

  function leave({ key, isKnownDevice }: Origin): void {
    const left = (places.get(key) ?? 1) - 1;
    if (left > 0) places.set(key, left);
    else places.delete(key);
    totals[classOf(isKnownDevice)] -= 1;
  }

  /** Sends away the newest that waits of the origin with the most, so that no crowd keeps out who has fewer places. */
  function makePlace(taken: number, isKnownDevice: boolean): boolean {
    const crowds = [...waiting].filter(([, entries]) => entries[0]?.isKnownDevice === isKnownDevice);
    const [key, entries] = crowds.toSorted(([, left], [, right]) => right.length - left.length)[0] ?? [];
    if (key === undefined || entries === undefined || entries.length <= taken + 1) return false;
    waiting.set(key, entries.slice(0, -1));
    leave({ key, isKnownDevice });
    entries.at(-1)?.refuse();
    return true;
  }

  function refuseLate({ key, isKnownDevice }: Origin, late: Waiting): void {
    const left = (waiting.get(key) ?? []).filter((entry) => entry !== late);
    if (left.length > 0) waiting.set(key, left);
    else waiting.delete(key);
    leave({ key, isKnownDevice });
    late.refuse();
  }

  function end(origin: Origin, tookMs: number): void {
    leave(origin);
    const free = () => {
      running -= 1;
      startNext();
    };
    const pauseMs = pauseAfter(tookMs);
    if (pauseMs > 0) setTimeout(free, pauseMs).unref();
    else free();
  }

  return {
    async run(origin, work, isPatient = false) {
      const { key, isKnownDevice } = origin;
      const taken = places.get(key) ?? 0;
      const isFull = totals[classOf(isKnownDevice)] >= maxTotal;
      if (taken >= maxPerOrigin || (isFull && !makePlace(taken, isKnownDevice))) throw refusal();
      places.set(key, taken + 1);
      totals[classOf(isKnownDevice)] += 1;
      let timer: NodeJS.Timeout | undefined;
      const started = new Promise<void>((start, reject) => {
        const entry: Waiting = { start, refuse: () => reject(refusal()), isKnownDevice };
        waiting.set(key, [...(waiting.get(key) ?? []), entry]);
        if (maxWaitMs !== undefined && !isPatient) timer = setTimeout(refuseLate, maxWaitMs, origin, entry);
      });
      startNext();
      await started.finally(() => clearTimeout(timer));
      const startedAt = performance.now();
      try {
        return await work();
      } finally {
        end(origin, performance.now() - startedAt);
      }
    },
  };
}
