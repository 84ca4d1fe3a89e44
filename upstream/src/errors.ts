import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { components } from "./__generated__/contract.ts";

type Problem = components["schemas"]["Problem"];
export type Detail = NonNullable<Problem["details"]>[number];

/** An expected "no": told to the caller as a Problem with this status and code. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly details?: Detail[];
  readonly missing?: Problem["missing"];
  readonly retryAfter?: number;

  constructor(
    status: number,
    code: string,
    message: string,
    more: { details?: Detail[]; missing?: Problem["missing"]; retryAfter?: number } = {},
  ) {
    super(message);
    this.name = "Refusal";
    this.status = status;
    this.code = code;
    this.details = more.details;
    this.missing = more.missing;
    this.retryAfter = more.retryAfter;
  }
}

/** One body for ids of other companies and ids of nobody, so that existence is not told. */
export function notFound(): Refusal {
  return new Refusal(404, "NOT_FOUND", "There is nothing here under this address for your company.");
}

export function adminOnly(message: string): Refusal {
  return new Refusal(403, "ADMIN_ONLY", message);
}

export function ownerOnly(message: string): Refusal {
  return new Refusal(403, "OWNER_ONLY", message);
}

export function rootFolder(message: string): Refusal {
  return new Refusal(409, "FOLDER_IS_ROOT", message);
}

export function validationFailed(details: Detail[]): Refusal {
  return new Refusal(400, "VALIDATION_FAILED", "Some fields need another value; nothing was saved.", { details });
}

/** The one place where whatever was thrown becomes an answer. Unknown failures are logged and masked. */
export function sendProblem(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = error instanceof Refusal ? error : (knownFailure(error) ?? masked(error, request));
  if (refusal.retryAfter !== undefined) reply.header("retry-after", refusal.retryAfter);
  if (refusal.status === 401) reply.header("www-authenticate", "Bearer");
  const problem: Problem = { code: refusal.code, message: refusal.message, requestId: request.id };
  if (refusal.details) problem.details = refusal.details;
  if (refusal.missing) problem.missing = refusal.missing;
  return reply.status(refusal.status).type("application/json; charset=utf-8").send(problem);
}

function knownFailure(error: FastifyError | Error): Refusal | undefined {
  const code = "code" in error ? String(error.code) : "";
  if (isDatabaseDown(error)) {
    return new Refusal(503, "UNAVAILABLE", "The database cannot be reached; nothing was saved. Try again shortly.", {
      retryAfter: 2,
    });
  }
  if (code === "53100" || code === "ENOSPC") {
    return new Refusal(507, "UNAVAILABLE", "The disk is full; nothing was saved. What was stored can still be read.");
  }
  const status = "statusCode" in error ? error.statusCode : undefined;
  if (status === undefined || status < 400 || status >= 500) return undefined;
  if (status === 413)
    return new Refusal(413, "VALIDATION_FAILED", "The request is larger than 100 kB; nothing was saved.");
  return new Refusal(status, "VALIDATION_FAILED", "The request could not be read; nothing was saved.");
}

/** Whether a failure means that no database answers, rather than that it refused. */
export function isDatabaseDown(error: Error): boolean {
  const code = "code" in error ? String(error.code) : "";
  return (
    ["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "57P01", "57P02", "57P03", "08006", "08003"].includes(code) ||
    /timeout exceeded when trying to connect|Connection terminated/.test(error.message)
  );
}

function masked(error: Error, request: FastifyRequest): Refusal {
  request.log.error({ err: error }, "unexpected failure");
  return new Refusal(500, "INTERNAL", "Something went wrong on our side. The request id helps us find out what.");
}
