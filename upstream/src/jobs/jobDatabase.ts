import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";

const retryMs = 200;

/** Makes abandoned jobs of an embedded database run again. The folder's lock proves that their process has ended. */
export async function requeueAbandonedJobs(pool: pg.Pool, queues: readonly string[]): Promise<void> {
  await pool.query(
    "update pgboss.job set state = 'retry', start_after = now() where state = 'active' and name = any($1)",
    [queues],
  );
}

export type QueueState = {
  queue: string;
  state: "created" | "retry" | "active" | "failed";
  jobs: number;
  /** How long the oldest job that is due has waited; 0 without one. */
  seconds: number;
};

/** Jobs that wait, run or failed. pg-boss deletes failed jobs after days. */
export async function readQueues(pool: pg.Pool): Promise<QueueState[]> {
  const { rows } = await pool.query<QueueState>(
    `select name as queue, state::text, count(*)::int as jobs, coalesce(extract(epoch from now() - min(greatest(created_on, start_after))
       filter (where state in ('created', 'retry') and start_after <= now())), 0)::float8 as seconds
     from pgboss.job where state in ('created', 'retry', 'active', 'failed') group by name, state`,
  );
  return rows;
}

export async function execute(pool: pg.Pool, text: string, values?: unknown[]) {
  const result = await pool.query(text, values);
  // A text with several statements returns a list. pg-boss reads the last statement's rows.
  const last: pg.QueryResult = Array.isArray(result) ? result.at(-1) : result;
  return { rows: last?.rows ?? [] };
}

/** The lock belongs to a transaction, because pgbouncer shares sessions. Polling leaves pgbouncer's sessions free. */
export async function withLock(pool: pg.Pool, name: string, run: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    while (!(await tryLock(client, name))) await wait(retryMs);
    await run();
    await client.query("commit");
  } finally {
    // Closing the connection always ends its lock, so the connection does not return to the pool.
    client.release(true);
  }
}

async function tryLock(client: pg.PoolClient, name: string): Promise<boolean> {
  await client.query("begin");
  const lock = "select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as free";
  const { rows } = await client.query<{ free: boolean }>(lock, [name]);
  if (!rows[0]?.free) await client.query("rollback");
  return rows[0]?.free === true;
}
