import type { Store } from "../store/Store.ts";

/** Counts operations by caller. `take` gives 0 when one more may run, else the seconds to wait. */
export type OperationRate = { take(caller: string): Promise<number> };

const mostPerMinute = 600;
const minute = 60_000;

/** Six hundred a minute for each caller, over all gateways. */
export function createOperationRate(store: Pick<Store, "count">): OperationRate {
  return {
    async take(caller) {
      const { count, milliseconds } = await store.count(`operations:${caller}`, minute);
      return count <= mostPerMinute ? 0 : Math.max(1, Math.ceil(milliseconds / 1000));
    },
  };
}
