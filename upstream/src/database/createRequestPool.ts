import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";
import { isDatabaseDown } from "../errors.ts";
import type { DatabaseHealth } from "./databaseHealth.ts";
import { databaseDefaults } from "./readDatabaseSettings.ts";

// `set local` limits the timeouts to the transaction, because pgbouncer then gives the connection to another session.
const begin = `begin; set local statement_timeout = '60s'; set local idle_in_transaction_session_timeout = '60s';
  select pg_backend_pid() as pid`;

type Query = (text: string, values: readonly unknown[]) => Promise<unknown>;

/** The pool for requests. It refuses while the server does not answer, and ends statements after `maxMs` unless they wait for a lock. */
export function createRequestPool(
  pool: pg.Pool,
  health: DatabaseHealth,
  maxMs = databaseDefaults.statementTimeoutMs,
): PostgresPool {
  return {
    options: pool.options,
    async connect() {
      if (!health.isUp()) throw unanswered();

      try {
        return limit(await pool.connect(), health, maxMs);
      } catch (error) {
        void health.check();
        throw error;
      }
    },
    end: async () => undefined,
  };
}

type Client = PostgresPoolClient & Pick<pg.PoolClient, "end">;

function limit(client: Client, health: DatabaseHealth, maxMs: number): PostgresPoolClient {
  let isLost = false;
  let processId = client.processID ?? 0;
  const beginTransaction = async () => {
    // A text with several statements returns a list of results.
    const answers: unknown = await client.query(begin, []);
    if (Array.isArray(answers)) processId = Number(answers.at(-1)?.rows[0]?.pid);
    return answers;
  };
  const send: Query = async (text, values) => {
    const stop = endWhenSilent(client, () => health.isWaitingForLock(processId), maxMs);
    try {
      return await (text === "begin" ? beginTransaction() : client.query(text, values));
    } catch (error) {
      isLost ||= isDatabaseDown(error);
      // The server rolls back a lost connection's transaction. A failing ROLLBACK would hide the first error.
      if (isLost && text === "rollback") return { rows: [] };
      throw isLost && text === "commit" ? unknownEnd(error) : error;
    } finally {
      stop();
    }
  };
  return { query: send as PostgresPoolClient["query"], release: () => client.release(isLost) };
}

/** Ends the client after `maxMs` without an answer, so that its statement fails. A lock's wait restarts the time. */
function endWhenSilent(client: Client, isWaitingForLock: () => Promise<boolean>, maxMs: number): () => void {
  let isAnswered = false;
  let timer: NodeJS.Timeout;
  const look = async () => {
    const isWaiting = await isWaitingForLock();
    if (isAnswered) return;
    if (isWaiting) start();
    else client.end();
  };
  const start = () => {
    timer = setTimeout(look, maxMs);
  };
  start();
  return () => {
    isAnswered = true;
    clearTimeout(timer);
  };
}

export function unanswered(): Error {
  return Object.assign(new Error("The database does not answer."), { code: "08006" });
}

/** PostgreSQL's code for "transaction resolution unknown". */
function unknownEnd(cause: unknown): Error {
  return Object.assign(new Error("The database was lost during the commit.", { cause }), { code: "08007" });
}
