import type pg from "pg";

/** Does something while no other process of the service on the same server does what has that name. */
export async function withLock(pool: pg.Pool, name: string, run: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock(hashtextextended($1, 0))", [name]);
    await run();
  } finally {
    // Closed instead of given back: the lock ends with its connection, whatever happened to it.
    client.release(true);
  }
}
