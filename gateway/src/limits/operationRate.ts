/** Counts operations by caller. `take` gives 0 when one more may run, else the seconds to wait. */
export type OperationRate = { take(caller: string): number };

const mostPerMinute = 600;
const minute = 60_000;

/** Six hundred a minute for each caller, within this process. */
export function createOperationRate(now: () => number = Date.now): OperationRate {
  let startedAt = now();
  const counts = new Map<string, number>();
  return {
    take(caller) {
      if (now() - startedAt >= minute) {
        startedAt = now();
        counts.clear();
      }
      const count = (counts.get(caller) ?? 0) + 1;
      counts.set(caller, count);
      return count <= mostPerMinute ? 0 : Math.max(1, Math.ceil((startedAt + minute - now()) / 1000));
    },
  };
}
