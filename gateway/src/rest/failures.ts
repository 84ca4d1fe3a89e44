import { errors } from "undici";
import { clientError } from "../errors.ts";
import type { RestRequest } from "./transport.ts";

type Asked = Pick<RestRequest, "method" | "idempotencyKey">;

const timeouts = new Set(["UND_ERR_CONNECT_TIMEOUT", "UND_ERR_HEADERS_TIMEOUT", "UND_ERR_BODY_TIMEOUT"]);

// Not everything that is thrown is an Error: an abort's reason is a DOMException.
function textOf(error: unknown, key: "code" | "name"): string {
  return typeof error === "object" && error !== null ? String(Reflect.get(error, key)) : "";
}

function isTimeout(error: unknown): boolean {
  return timeouts.has(textOf(error, "code")) || /^(Timeout|Abort)Error$/.test(textOf(error, "name"));
}

/** What the service may not have got, or not have answered. */
export function isBrokenConnection(error: unknown): boolean {
  return !isTimeout(error) && (error instanceof errors.SocketError || /^(ECONN|EPIPE)/.test(textOf(error, "code")));
}

/** Whether it does no harm to send it twice. */
export function isRepeatable({ method, idempotencyKey }: Asked): boolean {
  return method === "GET" || idempotencyKey !== undefined;
}

/** What clients are told of a request that got no answer, by what was thrown. */
export function unanswered(error: unknown, request: Asked) {
  if (isTimeout(error)) return timedOut(request);
  return clientError("UPSTREAM_ERROR", `The warranty service cannot be reached. ${advice(request)}`);
}

export function timedOut(request: Asked) {
  return clientError("UPSTREAM_TIMEOUT", `The warranty service did not answer in time. ${advice(request)}`);
}

/** What clients are told of a request that was not sent, since too many like it failed just before. */
export function notSent({ method }: Asked) {
  const kept = method === "GET" ? "so it was not asked" : "so this was not sent to it, and changed nothing";
  return clientError("UPSTREAM_ERROR", `The warranty service fails too often here, ${kept}. Try again in a moment.`);
}

function advice(request: Asked): string {
  if (request.method === "GET") return "Try again in a moment.";
  if (isRepeatable(request)) return "Try again with the same key: it is done once.";
  return "Look whether the change is there before you try again.";
}
