/** Runs tasks at most `limit` at a time, in the order they came. */
export function limitConcurrency(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;

  function next() {
    running -= 1;
    waiting.shift()?.();
  }

  return async (task) => {
    if (running >= limit) await new Promise<void>((start) => waiting.push(start));
    running += 1;
    try {
      return await task();
    } finally {
      next();
    }
  };
}
