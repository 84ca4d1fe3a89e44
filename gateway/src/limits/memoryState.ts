import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";

export type MemoryState = SharedState & { counts: RateLimiterMemory; keys(): [key: string, leftMs: number][] };

export const minuteMs = 60_000;

/** @param windowMs how long a count lasts; only tests choose another time than a minute */
export function createMemoryState(now: () => number = Date.now, windowMs = minuteMs): MemoryState {
  const ends = new Map<string, number>();
  const counts = new RateLimiterMemory({ keyPrefix: "", points: 0, duration: windowMs / 1000 });
  let sweptAt = now();

  function sweep() {
    if (now() - sweptAt < minuteMs) return;
    sweptAt = now();
    for (const [key, end] of ends) if (end <= now()) ends.delete(key);
  }

  return {
    counts,
    async set(key, ttlMs) {
      sweep();
      ends.set(key, now() + ttlMs);
    },
    has: async (key) => (ends.get(key) ?? 0) > now(),
    increment: async (key) => toCount(await counts.penalty(key)),
    keys: () => [...ends].map(([key, end]) => [key, end - now()] as [string, number]).filter(([, left]) => left > 0),
    isShared: () => true,
    close: async () => {},
  };
}

export function toCount({ consumedPoints, msBeforeNext }: RateLimiterRes) {
  return { count: consumedPoints, leftMs: msBeforeNext };
}

/** State that all gateways of one service share. Calls are atomic. */
export type SharedState = {
  set(key: string, ttlMs: number): Promise<void>;
  has(key: string): Promise<boolean>;
  /** Counts from the key's first increment until a minute later. The next increment then begins a new count. */
  increment(key: string): Promise<ReturnType<typeof toCount>>;
  /** False while the shared server is silent, so that this gateway uses its own state. */
  isShared(): boolean;
  close(): Promise<void>;
};
