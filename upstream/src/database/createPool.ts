import pg from "pg";

/**
 * Connections to a database, whose loss ends no process. The pool hears of idle ones only; a client that breaks between two statements of
 * a transaction emits an error of its own, and the next statement fails.
 */
export function createPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ connectionTimeoutMillis: 5_000, ...config });
  const ignore = () => undefined;
  pool.on("error", ignore);
  return pool.on("connect", (client) => client.on("error", ignore));
}
