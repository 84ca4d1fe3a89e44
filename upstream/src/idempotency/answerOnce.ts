import { createHash } from "node:crypto";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";
import { Refusal } from "../errors.ts";
import { type KeyedRequest, readAnswer, removeOld, type StoredAnswer, storeAnswer } from "./storedAnswers.ts";

const running = new Set<string>();

/**
 * Answers a request once. Its answer is stored in the transaction of its effect and given again for 24 hours, also after a
 * restart; a refusal has no effect and is not kept.
 *
 * @throws Refusal IDEMPOTENCY_KEY_REUSED for another request with the key, IDEMPOTENCY_RUNNING while the first one runs.
 */
export async function answerOnce<Answer extends StoredAnswer>(
  db: Kysely<Tables>,
  request: KeyedRequest,
  answer: (trx: Transaction<Tables>) => Promise<Answer>,
): Promise<Answer | StoredAnswer> {
  const name = `${request.companyId}/${request.key}`;
  // In this process by the set, as the embedded database has one connection; in others by the lock below.
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

/** Held until the transaction ends, however it ends. */
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

function stillRunning(): Refusal {
  return new Refusal(
    409,
    "IDEMPOTENCY_RUNNING",
    "The first request with this Idempotency-Key is still running. Send the same again in a moment for its answer.",
    { retryAfter: 1 },
  );
}
