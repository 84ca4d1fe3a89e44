import { AsyncLocalStorage } from "node:async_hooks";
import type { LogEvent } from "kysely";
import type { Logger } from "pino";

/** The id of the request that is being answered, for what is logged far below the place that knows it. */
export const requestIdStorage = new AsyncLocalStorage<string>();

/** Logs each statement with its time. Its parameters are left out, as are errors, which quote them: both hold personal data. */
export function logStatements(log: Logger): (event: LogEvent) => void {
  return ({ level, query, queryDurationMillis }) => {
    const durationMs = Number(queryDurationMillis.toFixed(2));
    log.debug(
      { reqId: requestIdStorage.getStore(), sql: query.sql, durationMs, hasFailed: level === "error" },
      "statement",
    );
  };
}
