import type { Store } from "./Store.ts";

/** A store whose keys can be told, with the milliseconds that each has left. */
export type MemoryStore = Store & { keys(): [key: string, milliseconds: number][] };

const sweepMilliseconds = 60_000;

/** The store of a gateway that runs alone: it ends with the process. */
export function createMemoryStore(now: () => number = Date.now): MemoryStore {
  const ends = new Map<string, number>();
  const windows = new Map<string, { count: number; end: number }>();
  let sweptAt = now();

  function sweep() {
    if (now() - sweptAt < sweepMilliseconds) return;
    sweptAt = now();
    for (const [key, end] of ends) if (end <= now()) ends.delete(key);
    for (const [key, { end }] of windows) if (end <= now()) windows.delete(key);
  }

  function windowOf(key: string, milliseconds: number) {
    const open = windows.get(key);
    if (open && open.end > now()) return open;
    const opened = { count: 0, end: now() + milliseconds };
    windows.set(key, opened);
    return opened;
  }

  return {
    async put(key, milliseconds) {
      sweep();
      ends.set(key, now() + milliseconds);
    },
    has: async (key) => (ends.get(key) ?? 0) > now(),
    async count(key, windowMilliseconds) {
      sweep();
      const window = windowOf(key, windowMilliseconds);
      window.count += 1;
      return { count: window.count, milliseconds: window.end - now() };
    },
    keys: () => [...ends].map(([key, end]) => [key, end - now()] as [string, number]).filter(([, left]) => left > 0),
    isShared: () => true,
    close: async () => {},
  };
}
