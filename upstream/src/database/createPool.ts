import pg from "pg";

/**
 * Connections to a server, whose loss ends no process. The pool hears of idle ones only; a client that breaks between two statements of
 * a transaction emits an error of its own, and the next statement fails.
 */
export function createPool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString, max, connectionTimeoutMillis: 5_000 });
  const ignore = () => undefined;
  pool.on("error", ignore);
  return pool.on("connect", (client) => client.on("error", ignore));
}
