import type { Store } from "../store/Store.ts";

/** What a caller has left of a minute, in operations and seconds. `wait` is 0 when this one may run, else the seconds to wait. */
export type Allowance = { wait: number; limit: number; remaining: number; reset: number };

/** Counts operations by caller. */
export type OperationRate = { take(caller: string): Promise<Allowance> };

const mostPerMinute = 600;
const minute = 60_000;

/** Six hundred a minute for each caller, over all gateways. */
export function createOperationRate(store: Pick<Store, "count">): OperationRate {
  return {
    async take(caller) {
      const { count, milliseconds } = await store.count(`operations:${caller}`, minute);
      const reset = Math.max(1, Math.ceil(milliseconds / 1000));
      const wait = count <= mostPerMinute ? 0 : reset;
      return { wait, limit: mostPerMinute, remaining: Math.max(0, mostPerMinute - count), reset };
    },
  };
}
