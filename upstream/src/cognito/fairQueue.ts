import type { CallOrigin } from "./callOrigin.ts";

/** Runs a few expensive tasks at a time. Origins take turns, so that no origin can crowd out others. */
export type FairQueue = {
  /** @param isPatient lets the task wait without a time limit */
  run<Result>(origin: Origin, work: () => Promise<Result>, isPatient?: boolean): Promise<Result>;
};

type Origin = Pick<CallOrigin, "key" | "isKnownDevice">;

type Options = {
  concurrency: number;
  maxPerOrigin: number;
  /** Known and unknown devices each have a limit of this size. */
  maxTotal: number;
  refusal: () => Error;
  /** A task that has waited longer is refused; undefined for no limit. */
  maxWaitMs?: number;
  /** The pause in milliseconds after a task that took `tookMs`. */
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
  // A Map iterates in the order of insertion, which is the order of turns.
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

  /** Refuses the newest waiting task of the origin with the most, if it has at least two more than the caller. */
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
