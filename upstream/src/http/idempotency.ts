import { createHash } from "node:crypto";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";
import { ApiError } from "../errors.ts";

type KeyedRequest = {
  companyId: string;
  sender: string;
  key: string;
  operation: string;
  /** Everything that identifies the request: caller, address and body. */
  content: unknown;
};

type StoredAnswer = {
  status: number;
  body?: unknown;
  version?: number;
  isReplayed?: boolean;
};

const aDayAgo = sql<Date>`now() - interval '24 hours'`;

const running = new Set<string>();

/** Stores the answer for 24 hours. Throws IDEMPOTENCY_KEY_REUSED for other contents, IDEMPOTENCY_RUNNING while the first request runs. */
export async function withIdempotency<Answer extends StoredAnswer>(
  db: Kysely<Tables>,
  request: KeyedRequest,
  answer: (trx: Transaction<Tables>) => Promise<Answer>,
): Promise<Answer | StoredAnswer> {
  const name = `${request.companyId}/${request.sender}/${request.key}`;
  // `running` covers this process, whose embedded database has one connection. The lock below covers other processes.
  if (running.has(name)) throw stillRunning();
  running.add(name);
  try {
    return await db.transaction().execute(async (trx) => {
      await lockKey(trx, name);
      const requestHash = hashOf(request);
      const stored = await readAnswer(trx, request, requestHash);
      if (stored) return stored;
      const given = await answer(trx);
      await storeAnswer(trx, request, requestHash, given);
      await removeOld(trx);
      return given;
    });
  } finally {
    running.delete(name);
  }
}

async function lockKey(trx: Transaction<Tables>, name: string): Promise<void> {
  const lock = sql<{ free: boolean }>`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as free`;
  const { rows } = await lock.execute(trx);
  if (!rows[0]?.free) throw stillRunning();
}

function hashOf({ operation, content }: KeyedRequest): string {
  return createHash("sha256")
    .update(JSON.stringify([operation, content]))
    .digest("base64url");
}

function stillRunning(): ApiError {
  return new ApiError(
    409,
    "IDEMPOTENCY_RUNNING",
    "The first request with this Idempotency-Key is still running. Send the same again in a moment for its answer.",
    { retryAfter: 1 },
  );
}

async function readAnswer(
  trx: Transaction<Tables>,
  { companyId, sender, key }: KeyedRequest,
  requestHash: string,
): Promise<StoredAnswer | undefined> {
  const stored = await trx
    .selectFrom("idempotency")
    .select(["request_hash", "status", "body", "version"])
    .where("company_id", "=", companyId)
    .where("sender", "in", [sender, ""])
    .where("key", "=", key)
    .where("created_at", ">=", aDayAgo)
    .executeTakeFirst();
  if (!stored) return undefined;
  if (stored.request_hash !== requestHash) throw keyReused();
  return {
    status: stored.status,
    body: JSON.parse(stored.body),
    version: stored.version ?? undefined,
    isReplayed: true,
  };
}

async function storeAnswer(
  trx: Transaction<Tables>,
  { companyId, sender, key, operation }: KeyedRequest,
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
    .values({ company_id: companyId, sender, key, ...answer })
    .onConflict((conflict) => conflict.columns(["company_id", "sender", "key"]).doUpdateSet(answer))
    .execute();
}

async function removeOld(trx: Transaction<Tables>): Promise<void> {
  const old = trx
    .selectFrom("idempotency")
    .select(["company_id", "sender", "key"])
    .where("created_at", "<", aDayAgo)
    .limit(100)
    .forUpdate()
    .skipLocked();
  await trx
    .deleteFrom("idempotency")
    .where(({ eb, refTuple }) =>
      eb(refTuple("company_id", "sender", "key"), "in", old.$asTuple("company_id", "sender", "key")),
    )
    .execute();
}

function keyReused(): ApiError {
  return new ApiError(
    422,
    "IDEMPOTENCY_KEY_REUSED",
    "This Idempotency-Key came with another request before, so nothing was done. Send this one with a key of its own.",
  );
}
