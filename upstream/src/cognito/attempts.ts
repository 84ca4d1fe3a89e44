import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { CallOrigin } from "./callOrigin.ts";
import { attemptLimit, tooManyAttempts } from "./cognitoError.ts";

const freeAttempts = 5;
const maxLockSeconds = 900;
/** Limit of wrong passwords and codes from one network address, for all accounts together. */
const ofAddress = { limit: 100, windowSeconds: 3_600 };
/** The limit of wrong passwords for one account, from all addresses. Above it, a new address has one free attempt. */
const ofAccount = { limit: 100, windowSeconds: 86_400 };

type Bound = {
  limit: number;
  windowSeconds: number;
};

/** `retryAfter` is in seconds. */
type Refusal = (retryAfter: number) => Error;

/** Counts before the password check, so that parallel guesses count. Unknown accounts are locked alike, to reveal nothing. */
export async function countAttempt(db: Kysely<Tables>, email: string, origin: CallOrigin): Promise<void> {
  await checkAddress(db, origin, tooManyAttempts);
  const isUnderAttack = !origin.isKnownDevice && (await secondsReached(db, accountKey(email), ofAccount)) !== null;
  const free = isUnderAttack ? 1 : freeAttempts;
  const counted = await sql<{ failed: number }>`
    insert into pool_attempt (email, failed, last_at) values (${attemptKey(email, origin)}, 1, now())
    on conflict (email) do update set
      failed = case when pool_attempt.last_at < now() - interval '1 day' then 1 else pool_attempt.failed + 1 end,
      locked_until = case when pool_attempt.failed >= ${free} then
        now() + make_interval(secs => least(power(2, least(pool_attempt.failed - ${free}, 20)), ${maxLockSeconds}))
      end,
      last_at = now()
    where pool_attempt.locked_until is null or pool_attempt.locked_until <= now()
    returning failed`.execute(db);
  if (counted.rows.length === 0) throw tooManyAttempts(await secondsLocked(db, attemptKey(email, origin)));
}

export async function countFailure(db: Kysely<Tables>, email: string, origin: CallOrigin): Promise<void> {
  if (origin.isKnownDevice) return;
  await countFailureOfAddress(db, origin);
  await increment(db, accountKey(email), ofAccount);
}

export async function checkAddress(db: Kysely<Tables>, origin: CallOrigin, refusal: Refusal): Promise<void> {
  const retryAfter = hasOwnAddress(origin) ? await secondsReached(db, origin.key, ofAddress) : null;
  if (retryAfter !== null) throw refusal(retryAfter);
}

export async function countFailureOfAddress(db: Kysely<Tables>, origin: CallOrigin): Promise<void> {
  if (hasOwnAddress(origin)) await increment(db, origin.key, ofAddress);
}

export async function clearAttempts(db: Kysely<Tables>, email: string, origin: CallOrigin): Promise<void> {
  await clearTries(db, attemptKey(email, origin));
}

/** Counts tries other than passwords, such as mailed codes. The window begins with the first try. */
export async function countTry(
  db: Kysely<Tables>,
  key: string,
  bound: Bound,
  refusal: Refusal = attemptLimit,
): Promise<void> {
  const { count, secondsLeft } = await incrementWindow(db, key, bound);
  if (count > bound.limit) throw refusal(secondsLeft);
}

/** Each origin has its own limit. Unknown devices share four times the limit, so that they cannot guess together. */
export async function countTryFrom(
  db: Kysely<Tables>,
  key: string,
  origin: CallOrigin,
  bound: Bound,
  refusal: Refusal = attemptLimit,
): Promise<void> {
  await countTry(db, `${key} ${origin.key}`, bound, refusal);
  if (!origin.isKnownDevice) await countTry(db, key, { ...bound, limit: bound.limit * 4 }, refusal);
}

export async function clearTries(db: Kysely<Tables>, key: string): Promise<void> {
  await db.deleteFrom("pool_attempt").where("email", "=", key).execute();
}

// A gateway's address stands for many callers. One caller could use up the attempts of all.
const hasOwnAddress = ({ isKnownDevice, isBelieved }: CallOrigin) => isBelieved && !isKnownDevice;

// Keys begin with their kind and a blank. Addresses have no blanks (`toEmail`), so keys of two kinds are never equal.
const attemptKey = (email: string, origin: CallOrigin) => `sign-in ${email} ${origin.key}`;
const accountKey = (email: string) => `account ${email}`;

// `now()` is the transaction's start and can precede `last_at`, so the value has an upper bound.
const leftOf = (windowSeconds: number) =>
  sql<number>`least(${windowSeconds}, greatest(1, ceil(extract(epoch from pool_attempt.last_at - now()) + ${windowSeconds})))::int`;

async function secondsReached(
  db: Kysely<Tables>,
  key: string,
  { limit, windowSeconds }: Bound,
): Promise<number | null> {
  const row = await db
    .selectFrom("pool_attempt")
    .select(leftOf(windowSeconds).as("secondsLeft"))
    .where("email", "=", key)
    .where("failed", ">=", limit)
    .where("last_at", ">=", sql<Date>`now() - make_interval(secs => ${windowSeconds})`)
    .executeTakeFirst();
  return row?.secondsLeft ?? null;
}

async function secondsLocked(db: Kysely<Tables>, key: string): Promise<number> {
  const row = await db
    .selectFrom("pool_attempt")
    .select(sql<number>`greatest(1, ceil(extract(epoch from locked_until - now())))::int`.as("secondsLeft"))
    .where("email", "=", key)
    .executeTakeFirst();
  return row?.secondsLeft ?? 1;
}

export async function increment(db: Kysely<Tables>, key: string, bound: Pick<Bound, "windowSeconds">): Promise<number> {
  return (await incrementWindow(db, key, bound)).count;
}

async function incrementWindow(db: Kysely<Tables>, key: string, { windowSeconds }: Pick<Bound, "windowSeconds">) {
  const { rows } = await sql<{ count: number; secondsLeft: number }>`
    insert into pool_attempt (email, failed, last_at) values (${key}, 1, now())
    on conflict (email) do update set
      failed = case when pool_attempt.last_at < now() - make_interval(secs => ${windowSeconds})
        then 1 else pool_attempt.failed + 1 end,
      last_at = case when pool_attempt.last_at < now() - make_interval(secs => ${windowSeconds})
        then now() else pool_attempt.last_at end
    returning failed as count, ${leftOf(windowSeconds)} as "secondsLeft"`.execute(db);
  return rows[0] ?? { count: 0, secondsLeft: windowSeconds };
}
