import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import { attemptLimit, type PoolError, tooManyAttempts } from "./poolError.ts";

const freeAttempts = 5;
const longestLockSeconds = 900;

/**
 * Counts a sign-in attempt before the password is looked at, so that parallel guesses count too. From the sixth
 * failure on the address is locked for 1, 2, 4 ... seconds. Unknown addresses are counted alike: a lock tells nothing.
 */
export async function countAttempt(db: Kysely<Tables>, email: string): Promise<void> {
  const counted = await sql<{ failed: number }>`
    insert into pool_attempt (email, failed, last_at) values (${email}, 1, now())
    on conflict (email) do update set
      failed = case when pool_attempt.last_at < now() - interval '1 day' then 1 else pool_attempt.failed + 1 end,
      locked_until = case when pool_attempt.failed >= ${freeAttempts} then
        now() + make_interval(secs => least(power(2, least(pool_attempt.failed - ${freeAttempts}, 20)), ${longestLockSeconds}))
      end,
      last_at = now()
    where pool_attempt.locked_until is null or pool_attempt.locked_until <= now()
    returning failed`.execute(db);
  if (counted.rows.length === 0) throw tooManyAttempts();
}

export async function clearAttempts(db: Kysely<Tables>, email: string): Promise<void> {
  await db.deleteFrom("pool_attempt").where("email", "=", email).execute();
}

/**
 * Counts a try of what is not a sign-in, such as a mailed code: `limit` of them in a window that begins with the first.
 * `key` holds a blank, which an address cannot, so it is nobody's sign-in count.
 */
export async function countTry(
  db: Kysely<Tables>,
  key: string,
  { limit, windowSeconds }: { limit: number; windowSeconds: number },
  refusal: () => PoolError = attemptLimit,
): Promise<void> {
  const { rows } = await sql<{ failed: number }>`
    insert into pool_attempt (email, failed, last_at) values (${key}, 1, now())
    on conflict (email) do update set
      failed = case when pool_attempt.last_at < now() - make_interval(secs => ${windowSeconds})
        then 1 else pool_attempt.failed + 1 end,
      last_at = case when pool_attempt.last_at < now() - make_interval(secs => ${windowSeconds})
        then now() else pool_attempt.last_at end
    returning failed`.execute(db);
  if ((rows[0]?.failed ?? 0) > limit) throw refusal();
}
