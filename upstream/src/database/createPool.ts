import pg from "pg";

/**
 * A pool whose lost connections end no process. The pool reports idle ones only; a client that breaks within a transaction emits an error
 * of its own, and its next statement fails.
 */
export function createPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ connectionTimeoutMillis: 5_000, ...config });
  const ignore = () => undefined;
  pool.on("error", ignore);
  return pool.on("connect", (client) => client.on("error", ignore));
}
