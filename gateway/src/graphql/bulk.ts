import { createHash } from "node:crypto";
import pLimit from "p-limit";
import type { UserError } from "../__generated__/schema.ts";
import type { RequestBudget } from "../limits/requestBudget.ts";
import { clientError } from "../rest/errors.ts";
import { userError } from "./userErrors.ts";

export const maxItems = 100;
// The service runs a project's changes one after another, so more parallel calls would wait until their timeout.
const maxAtOnce = 8;
// Entries begin only in this share of the operation's time. The rest is left for running entries and the answer.
const maxBeginShare = 0.7;
const noTime = "The entries before it took the operation's time. Nothing was done with this one: send it again.";

/** @param field the name of the list in the input */
export function validateItems(items: readonly unknown[], field: string): UserError[] {
  if (items.length === 0) return [userError("VALUE_INVALID", `${field} is empty. Nothing was done.`, field)];
  if (items.length <= maxItems) return [];
  const message = `${field} may have ${maxItems} entries at most. Nothing was done.`;
  return [{ ...userError("VALUE_INVALID", message, field), max: maxItems }];
}

/** The idempotency key of one call for an item. A hash, because a key of full length has no room for a suffix. */
export function itemKey(key: string | undefined, item: number | string, part = ""): string | undefined {
  if (key === undefined) return undefined;
  return createHash("sha256")
    .update(JSON.stringify([key, item, part]))
    .digest("base64url");
}

/** Puts `part` before the errors' fields, except `idempotencyKey`, which belongs to the whole item. */
export function withinPart(part: string, userErrors: UserError[]): UserError[] {
  return userErrors.map(({ field, ...error }) => {
    if (field === "idempotencyKey") return { ...error, field };
    return { ...error, field: field == null ? part : `${part}.${field}` };
  });
}

/** @throws COST_EXCEEDED before the first request, so that no work stays half done */
export function requireRequests(count: number, { used, allowed }: RequestBudget): void {
  if (used + count <= allowed) return;
  const message = `The entries need ${count} requests to the warranty service; ${allowed - used} are left. Nothing was done.`;
  throw clientError("COST_EXCEEDED", `${message} Give fewer entries at a time.`);
}

type RunningOperation = { reply: { elapsedTime: number }; services: { operationTimeoutMs: number } };

/** An item fails with UPSTREAM_TIMEOUT if the operation has no time left to begin the item. */
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

/** Waits for all items, so that no work goes on after the reply. A rejected item becomes null and an error. */
export async function settleItems<T>(items: Promise<T>[]): Promise<Promise<T>[]> {
  await Promise.allSettled(items);
  return items;
}
