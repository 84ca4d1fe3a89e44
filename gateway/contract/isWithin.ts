import type { Effect } from "./rest/RestCase.ts";

const order: Effect[] = ["reads", "writes", "lasts"];

/** Whether something of that effect may be done where at most `may` is allowed. */
export function isWithin(effect: Effect, may: Effect): boolean {
  return order.indexOf(effect) <= order.indexOf(may);
}
