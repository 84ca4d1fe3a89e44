import { createHash } from "node:crypto";
import pLimit from "p-limit";
import type { UserError } from "../__generated__/schema.ts";
import type { RequestBudget } from "../limits/requestBudget.ts";
import { clientError } from "../rest/errors.ts";
import { userError } from "./userErrors.ts";

export const maxItems = 100;
// The service works on one project by one change at a time: with more under way the last ones wait longer than a request may take.
const maxAtOnce = 8;
// The rest of an operation's time is for the items under way and for the selected answer.
const maxBeginShare = 0.7;
const noTime = "The entries before it took the operation's time. Nothing was done with this one: send it again.";

/** The items are what a mutation for many is given; `field` is the list's name in the input. */
export function validateItems(items: readonly unknown[], field: string): UserError[] {
  if (items.length === 0) return [userError("VALUE_INVALID", `${field} is empty. Nothing was done.`, field)];
  if (items.length <= maxItems) return [];
  const message = `${field} may have ${maxItems} entries at most. Nothing was done.`;
  return [{ ...userError("VALUE_INVALID", message, field), max: maxItems }];
}

/** The idempotency key of one call of an item, which is known by its index or an id. It is a hash, since a key that is as long as it may be has no room for more. */
export function itemKey(key: string | undefined, item: number | string, part = ""): string | undefined {
  if (key === undefined) return undefined;
  return createHash("sha256")
    .update(JSON.stringify([key, item, part]))
    .digest("base64url");
}

/** The errors of a part of an item. The idempotency key is never the part's own. */
export function withinPart(part: string, userErrors: UserError[]): UserError[] {
  return userErrors.map(({ field, ...error }) => {
    if (field === "idempotencyKey") return { ...error, field };
    return { ...error, field: field == null ? part : `${part}.${field}` };
  });
}

/** @throws COST_EXCEEDED before the first of the requests, which would else leave the work half done */
export function requireRequests(count: number, { used, allowed }: RequestBudget): void {
  if (used + count <= allowed) return;
  const message = `The entries need ${count} requests to the warranty service; ${allowed - used} are left. Nothing was done.`;
  throw clientError("COST_EXCEEDED", `${message} Give fewer entries at a time.`);
}

type RunningOperation = { reply: { elapsedTime: number }; services: { operationTimeoutMs: number } };

/** Handles the items side by side, as `settleItems` waits for them. Those that the operation has no time left for are not begun. */
export function runItems<I, T>(
  items: readonly I[],
  handle: (item: I, index: number) => Promise<T>,
  { reply, services }: RunningOperation,
) {
  const limit = pLimit(maxAtOnce);
  const begin = async (item: I, index: number) => {
    if (reply.elapsedTime > maxBeginShare * services.operationTimeoutMs) throw clientError("UPSTREAM_TIMEOUT", noTime);
    return handle(item, index);
  };
  return settleItems(items.map((item, index) => limit(begin, item, index)));
}

/** Waits for all, so that no work goes on after the reply. A rejected one becomes null in the list, and an error at its place. */
export async function settleItems<T>(items: Promise<T>[]): Promise<Promise<T>[]> {
  await Promise.allSettled(items);
  return items;
}
