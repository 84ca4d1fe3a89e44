import pg from "pg";

/**
 * Creates a pool whose lost connections do not end the process. The pool handles errors of idle clients only. A client in a transaction
 * emits its error itself, and its next statement fails.
 */
export function createPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ connectionTimeoutMillis: 5_000, ...config });
  const ignore = () => undefined;
  pool.on("error", ignore);
  return pool.on("connect", (client) => client.on("error", ignore));
}
