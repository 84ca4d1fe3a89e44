import { BrokenCircuitError } from "cockatiel";
import { errors } from "undici";
import { clientError } from "./errors.ts";

type Sent = { method: string; idempotencyKey?: string };

const timeouts = new Set(["UND_ERR_CONNECT_TIMEOUT", "UND_ERR_HEADERS_TIMEOUT", "UND_ERR_BODY_TIMEOUT"]);

// Not everything that is thrown is an Error: an abort's reason is a DOMException.
function textOf(error: unknown, key: "code" | "name"): string {
  return typeof error === "object" && error !== null ? String(Reflect.get(error, key)) : "";
}

export function errorCode(error: unknown): string {
  return textOf(error, "code");
}

function isTimeout(error: unknown): boolean {
  return timeouts.has(errorCode(error)) || /^(Timeout|Abort)Error$/.test(textOf(error, "name"));
}

/** True if the connection failed, so the service may or may not have handled the request. Timeouts are not included. */
export function isBrokenConnection(error: unknown): boolean {
  return !isTimeout(error) && (error instanceof errors.SocketError || /^(ECONN|EPIPE)/.test(errorCode(error)));
}

export function isRepeatable({ method, idempotencyKey }: Sent): boolean {
  return method === "GET" || idempotencyKey !== undefined;
}

export function toClientError(error: unknown, request: Sent) {
  if (error instanceof BrokenCircuitError) return notSent(request);
  if (isTimeout(error)) {
    return clientError("UPSTREAM_TIMEOUT", `The warranty service did not answer in time. ${advice(request)}`);
  }
  return clientError("UPSTREAM_ERROR", `The warranty service cannot be reached. ${advice(request)}`);
}

function notSent({ method }: Sent) {
  const kept = method === "GET" ? "so it was not asked" : "so this was not sent to it, and changed nothing";
  return clientError("UPSTREAM_ERROR", `The warranty service fails too often here, ${kept}. Try again in a moment.`);
}

function advice(request: Sent): string {
  if (request.method === "GET") return "Try again in a moment.";
  if (isRepeatable(request)) return "Try again with the same key: it is done once.";
  return "Look whether the change is there before you try again.";
}
