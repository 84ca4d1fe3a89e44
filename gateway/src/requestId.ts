import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** The caller's own id of the request when it is harmless to log, else a new one. */
export function requestId({ headers }: IncomingMessage): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
