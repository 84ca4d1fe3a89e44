import type { FastifyBaseLogger } from "fastify";

/** Writes warnings of the process to the log, where Node would print them as text to standard error. */
export function logWarnings(log: FastifyBaseLogger): void {
  process.removeAllListeners("warning");
  process.on("warning", (warning) => log.warn({ err: warning }, warning.message));
}
