import { BrokenCircuitError } from "cockatiel";
import { GraphQLError } from "graphql";
import { errors } from "undici";
import type { RestProblemBody as Problem } from "./types.ts";

export type ErrorCode = keyof typeof messages;

/** Clients see this error unchanged. @param status the HTTP status of the whole answer */
export function clientError(code: ErrorCode, message: string, status?: number): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...(status && { http: { status } }) } });
}

export function requireFound<T>(found: T | null | undefined, message: string): T {
  if (found === null || found === undefined) throw clientError("NOT_FOUND", message);
  return found;
}

export class RestProblem extends Error {
  readonly status: number;
  readonly problem: Problem | null;

  constructor(status: number, problem: Problem | null) {
    super(`The REST service answered ${status}${problem ? ` ${problem.code}` : ""}`);
    this.name = "RestProblem";
    this.status = status;
    this.problem = problem;
  }
}

const codesOfStatus: Record<number, ErrorCode> = {
  401: "UNAUTHENTICATED",
  403: "FORBIDDEN",
  // 404 is the same for unknown ids and for ids of other companies.
  404: "NOT_FOUND",
  408: "UPSTREAM_TIMEOUT",
  429: "RATE_LIMITED",
  504: "UPSTREAM_TIMEOUT",
  507: "STORAGE_FULL",
};

export const codeOfStatus = (status: number): ErrorCode =>
  codesOfStatus[status] ?? (status < 500 ? "BAD_USER_INPUT" : "UPSTREAM_ERROR");

export function isNotFound(error: unknown): boolean {
  return error instanceof RestProblem && error.status === 404;
}

export function nullIfForbidden(error: unknown): null {
  if (error instanceof RestProblem && error.status === 403) return null;
  throw error;
}

export function orNull<T>(call: Promise<T>): Promise<T | null> {
  return call.catch((error: unknown) => {
    if (isNotFound(error)) return null;
    throw error;
  });
}

export const unreadable = "The warranty service gave an answer that cannot be read. Try again in a moment.";

export const messages = {
  UNAUTHENTICATED: "User is not authenticated",
  FORBIDDEN: "You may not do this.",
  NOT_FOUND: "It was not found. It may have been deleted, or it is not yours.",
  BAD_USER_INPUT: "The warranty service refused the values. Nothing was saved.",
  CURSOR_EXPIRED: "The changes after this cursor are no longer all known. Read anew: everything, without a cursor.",
  UPSTREAM_ERROR: "The warranty service failed. Try again in a moment.",
  UPSTREAM_TIMEOUT: "The warranty service did not answer in time. Try again in a moment.",
  STORAGE_FULL:
    "The warranty service has no room left. Nothing was saved; what was stored can still be read. Tell its operator.",
  RATE_LIMITED: "Too many requests. Wait a moment and try again.",
  NOT_IMPLEMENTED: "The warranty service of this installation cannot do this. Nothing was done.",
  COST_EXCEEDED: "The operation needs too many requests to the warranty service. Ask for less at a time.",
  DOCUMENT_UNKNOWN:
    "This version of the service does not know the operation. Reload the page to get the current client.",
};

type Sent = { method: string; idempotencyKey?: string };

const timeouts = new Set(["UND_ERR_CONNECT_TIMEOUT", "UND_ERR_HEADERS_TIMEOUT", "UND_ERR_BODY_TIMEOUT"]);

// A thrown value need not be an Error: an abort's reason can be anything.
function textOf(error: unknown, key: "code" | "name"): string {
  return typeof error === "object" && error !== null ? String(Reflect.get(error, key)) : "";
}

export function errorCode(error: unknown): string {
  return textOf(error, "code");
}

function isTimeout(error: unknown): boolean {
  return timeouts.has(errorCode(error)) || /^(Timeout|Abort)Error$/.test(textOf(error, "name"));
}

/** True if the connection broke, so the service may or may not have acted. Timeouts do not count. */
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
