import { sql, type Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";
import { Refusal } from "../errors.ts";

export interface KeyedRequest {
  companyId: string;
  /** The caller's Idempotency-Key. */
  key: string;
  operation: string;
  /** Everything that makes the request what it is: who asks, where and with which body. */
  content: unknown;
}

export interface StoredAnswer {
  status: number;
  body?: unknown;
  version?: number;
}

const aDayAgo = sql<Date>`now() - interval '24 hours'`;

/** What was answered to this key within a day; a Refusal when that was another request. */
export async function readAnswer(
  trx: Transaction<Tables>,
  { companyId, key }: KeyedRequest,
  requestHash: string,
): Promise<StoredAnswer | undefined> {
  const stored = await trx
    .selectFrom("idempotency")
    .select(["request_hash", "status", "body", "version"])
    .where("company_id", "=", companyId)
    .where("key", "=", key)
    .where("created_at", ">=", aDayAgo)
    .executeTakeFirst();
  if (!stored) return undefined;
  if (stored.request_hash !== requestHash) throw keyReused();
  return { status: stored.status, body: JSON.parse(stored.body), version: stored.version ?? undefined };
}

export async function storeAnswer(
  trx: Transaction<Tables>,
  { companyId, key, operation }: KeyedRequest,
  requestHash: string,
  { status, body, version }: StoredAnswer,
): Promise<void> {
  const answer = {
    operation,
    request_hash: requestHash,
    status,
    body: JSON.stringify(body ?? null),
    version,
    created_at: new Date(),
  };
  await trx
    .insertInto("idempotency")
    .values({ company_id: companyId, key, ...answer })
    .onConflict((conflict) => conflict.columns(["company_id", "key"]).doUpdateSet(answer))
    .execute();
}

/** Removes some answers that are a day old, and waits for nobody who is doing the same. */
export async function removeOld(trx: Transaction<Tables>): Promise<void> {
  const old = trx
    .selectFrom("idempotency")
    .select(["company_id", "key"])
    .where("created_at", "<", aDayAgo)
    .limit(100)
    .forUpdate()
    .skipLocked();
  await trx
    .deleteFrom("idempotency")
    .where(({ eb, refTuple }) => eb(refTuple("company_id", "key"), "in", old.$asTuple("company_id", "key")))
    .execute();
}

function keyReused(): Refusal {
  return new Refusal(
    422,
    "IDEMPOTENCY_KEY_REUSED",
    "This Idempotency-Key came with another request before, so nothing was done. Send this one with a key of its own.",
  );
}
