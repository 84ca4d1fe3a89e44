import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import type { Logger } from "pino";
import { createPool } from "./createPool.ts";

const maxProbeMs = 1_000;
const retryMs = 250;

export type DatabaseHealth = {
  /** False after a probe without an answer, until the next answered probe. */
  isUp(): boolean;
  check(): Promise<boolean>;
  /** Whether the server reports that this process waits for a lock. False without an answer. */
  isWaitingForLock(processId: number): Promise<boolean>;
  close(): Promise<void>;
};

/** Probes the server on a connection of its own, because a busy pool does not mean a failed server. */
export function createDatabaseHealth(connectionString: string, log?: Logger): DatabaseHealth {
  const limits = { connectionTimeoutMillis: maxProbeMs, query_timeout: 2 * maxProbeMs };
  const pool = createPool({ connectionString, max: 1, ...limits });
  let isUp = true;
  let probe: Promise<boolean> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function note(isAnswered: boolean): void {
    if (isUp && !isAnswered) log?.error("the database does not answer; requests get 503 until it does");
    if (!isUp && isAnswered) log?.warn("the database answers again");
    isUp = isAnswered;
    if (!isUp) timer = setTimeout(check, retryMs).unref();
  }

  function check(): Promise<boolean> {
    clearTimeout(timer);
    probe ??= loadRows(pool, "select 1").then((rows) => {
      probe = undefined;
      if (!pool.ending) note(rows !== undefined);
      return isUp;
    });
    return probe;
  }

  return {
    isUp: () => isUp,
    check,
    async isWaitingForLock(processId) {
      const waiting = "select 1 from pg_stat_activity where pid = $1 and wait_event_type = 'Lock'";
      const rows = (await check()) ? await loadRows(pool, waiting, [processId]) : undefined;
      return rows !== undefined && rows.length > 0;
    },
    async close() {
      clearTimeout(timer);
      await pool.end();
    },
  };
}

async function loadRows(pool: pg.Pool, text: string, values?: unknown[]): Promise<unknown[] | undefined> {
  const answer = pool.query<Record<string, unknown>>(text, values).then(
    ({ rows }) => rows,
    () => undefined,
  );
  return Promise.race([answer, silence()]);
}

/** Waits in two steps. If an answer arrived while this process was busy, it is read before the second step ends. */
async function silence(): Promise<undefined> {
  await wait(maxProbeMs - 100, undefined, { ref: false });
  await wait(100, undefined, { ref: false });
}
