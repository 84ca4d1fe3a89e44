import type { SharedState } from "./SharedState.ts";

export type MemoryState = SharedState & { keys(): [key: string, leftMs: number][] };

const sweepMs = 60_000;

export function createMemoryState(now: () => number = Date.now): MemoryState {
  const ends = new Map<string, number>();
  const windows = new Map<string, { count: number; end: number }>();
  let sweptAt = now();

  function sweep() {
    if (now() - sweptAt < sweepMs) return;
    sweptAt = now();
    for (const [key, end] of ends) if (end <= now()) ends.delete(key);
    for (const [key, { end }] of windows) if (end <= now()) windows.delete(key);
  }

  function openWindow(key: string, windowMs: number) {
    const open = windows.get(key);
    if (open && open.end > now()) return open;
    const opened = { count: 0, end: now() + windowMs };
    windows.set(key, opened);
    return opened;
  }

  return {
    async set(key, ttlMs) {
      sweep();
      ends.set(key, now() + ttlMs);
    },
    has: async (key) => (ends.get(key) ?? 0) > now(),
    async increment(key, windowMs) {
      sweep();
      const window = openWindow(key, windowMs);
      window.count += 1;
      return { count: window.count, leftMs: window.end - now() };
    },
    keys: () => [...ends].map(([key, end]) => [key, end - now()] as [string, number]).filter(([, left]) => left > 0),
    isShared: () => true,
    close: async () => {},
  };
}
