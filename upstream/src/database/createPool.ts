import pg from "pg";

/**
 * A pool whose lost connections do not end the process. The pool itself handles only idle clients; a client in a transaction emits its own
 * error, and its next statement fails.
 */
export function createPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ connectionTimeoutMillis: 5_000, ...config });
  const ignore = () => undefined;
  pool.on("error", ignore);
  return pool.on("connect", (client) => client.on("error", ignore));
}
