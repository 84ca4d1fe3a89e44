/**
 * Runs work as it comes, at most `max` at once; the rest waits in its order. Unlike p-limit it starts what need not wait at once, and not
 * in a microtask, so that what is sent while a page is left still goes.
 */
export function limitConcurrency(max: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
