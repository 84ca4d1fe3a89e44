import { AsyncLocalStorage } from "node:async_hooks";
import type { LogEvent } from "kysely";
import type { Logger } from "pino";

/** The current request's id, for log lines of code that does not know the request. */
export const requestIdStorage = new AsyncLocalStorage<string>();

/** Parameters and errors that quote them are left out, because they hold personal data. */
export function logStatements(log: Logger): (event: LogEvent) => void {
  return ({ level, query, queryDurationMillis }) => {
    const durationMs = Number(queryDurationMillis.toFixed(2));
    log.debug(
      { reqId: requestIdStorage.getStore(), sql: query.sql, durationMs, hasFailed: level === "error" },
      "statement",
    );
  };
}
