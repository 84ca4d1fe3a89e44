import { createHash } from "node:crypto";
import pLimit from "p-limit";
import type { UserError } from "./__generated__/resolvers.ts";
import type { Context } from "./context.ts";
import { clientError } from "./errors.ts";
import type { RequestBudget } from "./limits/requestBudget.ts";
import { userError } from "./userErrors.ts";

export const maxEntries = 100;
// The service works on one project by one change at a time: with more under way the last ones wait longer than a request may take.
const maxAtOnce = 8;
// The rest of an operation's 10 seconds is for the entries that are under way and for what the answer tells of all.
const maxBeginMs = 7_000;
const noTime = "The entries before it took the operation's time. Nothing was done with this one: send it again.";

/** `field` is the list's name in the input. */
export function validateEntries(entries: readonly unknown[], field: string): UserError[] {
  if (entries.length === 0) return [userError("VALUE_INVALID", `${field} is empty. Nothing was done.`, field)];
  if (entries.length <= maxEntries) return [];
  const message = `${field} may have ${maxEntries} entries at most. Nothing was done.`;
  return [{ ...userError("VALUE_INVALID", message, field), max: maxEntries }];
}

/** The idempotency key of one call of an entry, which is known by its index or an id. It is a hash, since a key that is as long as it may be has no room for more. */
export function entryKey(key: string | undefined, entry: number | string, part = ""): string | undefined {
  if (key === undefined) return undefined;
  return createHash("sha256")
    .update(JSON.stringify([key, entry, part]))
    .digest("base64url");
}

/** The errors of a part of an entry. The idempotency key is never the part's own. */
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

/** Handles the entries side by side, as `settleEntries` waits for them. Those that the operation has no time left for are not begun. */
export function runEntries<E, T>(
  entries: readonly E[],
  handle: (entry: E, index: number) => Promise<T>,
  { reply }: { reply: Pick<Context["reply"], "elapsedTime"> },
) {
  const limit = pLimit(maxAtOnce);
  const begin = async (entry: E, index: number) => {
    if (reply.elapsedTime > maxBeginMs) throw clientError("UPSTREAM_TIMEOUT", noTime);
    return handle(entry, index);
  };
  return settleEntries(entries.map((entry, index) => limit(begin, entry, index)));
}

/** Waits for all, so that no work goes on after the reply. A rejected one becomes null in the list, and an error at its place. */
export async function settleEntries<T>(entries: Promise<T>[]): Promise<Promise<T>[]> {
  await Promise.allSettled(entries);
  return entries;
}
