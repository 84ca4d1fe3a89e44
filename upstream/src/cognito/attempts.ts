import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { CallOrigin } from "./callOrigin.ts";
import { attemptLimit, tooManyAttempts } from "./cognitoError.ts";

const freeAttempts = 5;
const maxLockSeconds = 900;
/** Wrong passwords and codes of one address for whatever accounts. */
const ofAddress = { limit: 100, windowSeconds: 3_600 };
/** Wrong passwords for one account from whatever addresses; beyond them an address that is new has a single free attempt. */
const ofAccount = { limit: 100, windowSeconds: 86_400 };

type Bound = {
  limit: number;
  windowSeconds: number;
};

/**
 * Counts a sign-in attempt before the password is looked at, so that parallel guesses count too. From the sixth failure of one origin
 * for one account on, that origin is locked for that account for 1, 2, 4 ... seconds, and nobody else is. Unknown addresses are counted
 * alike: a lock tells nothing.
 */
export async function countAttempt(db: Kysely<Tables>, email: string, origin: CallOrigin): Promise<void> {
  await checkAddress(db, origin, tooManyAttempts);
  const isUnderAttack = !origin.isKnownDevice && (await isReached(db, accountKey(email), ofAccount));
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
  if (counted.rows.length === 0) throw tooManyAttempts();
}

export async function countFailure(db: Kysely<Tables>, email: string, origin: CallOrigin): Promise<void> {
  if (origin.isKnownDevice) return;
  await countFailureOfAddress(db, origin);
  await increment(db, accountKey(email), ofAccount);
}

export async function checkAddress(db: Kysely<Tables>, origin: CallOrigin, refusal: () => Error): Promise<void> {
  if (hasOwnAddress(origin) && (await isReached(db, origin.key, ofAddress))) throw refusal();
}

export async function countFailureOfAddress(db: Kysely<Tables>, origin: CallOrigin): Promise<void> {
  if (hasOwnAddress(origin)) await increment(db, origin.key, ofAddress);
}

export async function clearAttempts(db: Kysely<Tables>, email: string, origin: CallOrigin): Promise<void> {
  await clearTries(db, attemptKey(email, origin));
}

/** Counts a try of something other than a password, such as a mailed code: `limit` of them in a window that begins with the first. */
export async function countTry(
  db: Kysely<Tables>,
  key: string,
  bound: Bound,
  refusal: () => Error = attemptLimit,
): Promise<void> {
  if ((await increment(db, key, bound)) > bound.limit) throw refusal();
}

/**
 * Counts a try for each origin by itself, so that nobody uses up somebody else's, and for all that are no known device together
 * at four times the limit, as a short code does not stand many guesses.
 */
export async function countTryFrom(
  db: Kysely<Tables>,
  key: string,
  origin: CallOrigin,
  bound: Bound,
  refusal: () => Error = attemptLimit,
): Promise<void> {
  await countTry(db, `${key} ${origin.key}`, bound, refusal);
  if (!origin.isKnownDevice) await countTry(db, key, { ...bound, limit: bound.limit * 4 }, refusal);
}

export async function clearTries(db: Kysely<Tables>, key: string): Promise<void> {
  await db.deleteFrom("pool_attempt").where("email", "=", key).execute();
}

// Behind an address that may be a gateway's are all its callers: one of them would use up what all of them have.
const hasOwnAddress = ({ isKnownDevice, isBelieved }: CallOrigin) => isBelieved && !isKnownDevice;

// Keys hold a blank, which no address does (`toEmail`), and each kind begins with a word of its own.
const attemptKey = (email: string, origin: CallOrigin) => `sign-in ${email} ${origin.key}`;
const accountKey = (email: string) => `account ${email}`;

async function isReached(db: Kysely<Tables>, key: string, { limit, windowSeconds }: Bound): Promise<boolean> {
  const row = await db
    .selectFrom("pool_attempt")
    .select("failed")
    .where("email", "=", key)
    .where("last_at", ">=", sql<Date>`now() - make_interval(secs => ${windowSeconds})`)
    .executeTakeFirst();
  return (row?.failed ?? 0) >= limit;
}

export async function increment(
  db: Kysely<Tables>,
  key: string,
  { windowSeconds }: Pick<Bound, "windowSeconds">,
): Promise<number> {
  const { rows } = await sql<{ failed: number }>`
    insert into pool_attempt (email, failed, last_at) values (${key}, 1, now())
    on conflict (email) do update set
      failed = case when pool_attempt.last_at < now() - make_interval(secs => ${windowSeconds})
        then 1 else pool_attempt.failed + 1 end,
      last_at = case when pool_attempt.last_at < now() - make_interval(secs => ${windowSeconds})
        then now() else pool_attempt.last_at end
    returning failed`.execute(db);
  return rows[0]?.failed ?? 0;
}
