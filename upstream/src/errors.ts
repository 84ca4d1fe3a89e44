import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { components } from "./__generated__/contract.ts";

type Problem = components["schemas"]["Problem"];
export type Detail = NonNullable<Problem["details"]>[number];

/** An expected refusal. The answer is a Problem with this status and code. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details?: Detail[];
  readonly missing?: Problem["missing"];
  readonly retryAfter?: number;
  readonly changedBy?: string;
  readonly ownedBy?: string;

  constructor(
    status: number,
    code: string,
    message: string,
    more: Pick<ApiError, "details" | "missing" | "retryAfter" | "changedBy" | "ownedBy"> = {},
  ) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.details = more.details;
    this.missing = more.missing;
    this.retryAfter = more.retryAfter;
    this.changedBy = more.changedBy;
    this.ownedBy = more.ownedBy;
  }
}

/** The same answer for unknown ids and ids of other companies, so that nobody learns which ids exist. */
export function notFound(): ApiError {
  return new ApiError(404, "NOT_FOUND", "There is nothing here under this address for your company.");
}

export function adminOnly(message: string): ApiError {
  return new ApiError(403, "ADMIN_ONLY", message);
}

export function ownerOnly(message: string): ApiError {
  return new ApiError(403, "OWNER_ONLY", message);
}

export function rootFolder(message: string): ApiError {
  return new ApiError(409, "FOLDER_IS_ROOT", message);
}

export function holdsActivated(what: string): ApiError {
  return new ApiError(
    409,
    "HOLDS_ACTIVATED",
    `The ${what} holds installations with an activated warranty, so it was not deleted.`,
  );
}

/** Objects that a certificate covered can never be deleted, even after the certificate was withdrawn. */
export function wasCertified(what: string): ApiError {
  return new ApiError(409, "WAS_CERTIFIED", `A certificate was issued for the ${what}, so it was not deleted.`);
}

export function validationFailed(details: Detail[]): ApiError {
  return new ApiError(400, "VALIDATION_FAILED", "Some fields need another value; nothing was saved.", { details });
}

/** @param blocking the row that must become older than the window before the next request is allowed */
export function rateLimited(blocking: { created_at: Date }, withinMs: number, message: string): ApiError {
  const freeAt = blocking.created_at.getTime() + withinMs;
  const retryAfter = Math.max(1, Math.ceil((freeAt - Date.now()) / 1_000));
  return new ApiError(429, "RATE_LIMITED", `${message} Try again later.`, { retryAfter });
}

/** The code of an error by Node or PostgreSQL, such as ENOENT. Empty for other errors. */
export function errorCode(error: unknown): string {
  return String((error as { code?: unknown } | null | undefined)?.code ?? "");
}

/** Unknown errors are logged, and the answer hides them. */
export function sendProblem(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = error instanceof ApiError ? error : (knownFailure(error, request) ?? masked(error, request));
  if (refusal.retryAfter !== undefined) reply.header("retry-after", refusal.retryAfter);
  if (refusal.status === 401) reply.header("www-authenticate", "Bearer");
  const problem: Problem = { code: refusal.code, message: refusal.message, requestId: request.id };
  if (refusal.details) problem.details = refusal.details;
  if (refusal.missing) problem.missing = refusal.missing;
  if (refusal.retryAfter !== undefined) problem.retryAfter = refusal.retryAfter;
  if (refusal.changedBy) problem.changedBy = refusal.changedBy;
  if (refusal.ownedBy) problem.ownedBy = refusal.ownedBy;
  return reply.status(refusal.status).type("application/json; charset=utf-8").send(problem);
}

function knownFailure(error: FastifyError | Error, request: FastifyRequest): ApiError | undefined {
  if (isDatabaseDown(error)) return databaseDown("nothing was saved. Try again shortly.");
  if (errorCode(error) === "08007")
    return databaseDown("whether this was saved is not known. Look before you repeat it.");
  const code = errorCode(error);
  if (request.routeOptions.url?.startsWith("/files/") && (isDiskFull(error) || unusableFolder.has(code)))
    storeFailures.count += 1;
  if (isDiskFull(error)) {
    return new ApiError(507, "UNAVAILABLE", "The disk is full; nothing was saved. What was stored can still be read.");
  }
  if (unusableFolder.has(code)) {
    request.log.error({ err: error }, "the folder of files cannot be used");
    const message = "Files cannot be stored at the moment; nothing was saved. Tell whoever runs the service.";
    return new ApiError(503, "UNAVAILABLE", message, { retryAfter: 30 });
  }
  const status = "statusCode" in error ? error.statusCode : undefined;
  if (status === undefined || status < 400 || status >= 500) return undefined;
  if (status === 413) {
    const kilobytes = request.routeOptions.bodyLimit / 1_000;
    return new ApiError(413, "VALIDATION_FAILED", `The request is larger than ${kilobytes} kB; nothing was saved.`);
  }
  return new ApiError(status, "VALIDATION_FAILED", "The request could not be read; nothing was saved.");
}

/** How often the file store failed to write or read a file since this process started. */
export const storeFailures = { count: 0 };

/** The operating system's codes for a folder that is missing, read-only, defective or another account's. */
const unusableFolder = new Set(["EACCES", "EPERM", "EROFS", "EIO", "ENOENT", "ENOTDIR"]);

function databaseDown(outcome: string): ApiError {
  return new ApiError(503, "UNAVAILABLE", `The database does not answer; ${outcome}`, { retryAfter: 2 });
}

/** True for PostgreSQL's and the operating system's codes of a full disk. */
export function isDiskFull(error: unknown): boolean {
  return ["53100", "ENOSPC", "EDQUOT"].includes(errorCode(error));
}

/** True if the database gave no answer, and false if it refused a statement. */
export function isDatabaseDown(error: unknown): boolean {
  return (
    // A server or pgbouncer ends a connection with this severity, for example for "server login has been failing".
    (error as { severity?: unknown } | null | undefined)?.severity === "FATAL" ||
    ["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "57014", "57P01", "57P02", "57P03", "08006", "08003"].includes(
      errorCode(error),
    ) ||
    /timeout exceeded when trying to connect|Connection terminated|is not queryable/.test(String(error))
  );
}

function masked(error: Error, request: FastifyRequest): ApiError {
  request.log.error({ err: error }, "unexpected failure");
  return new ApiError(500, "INTERNAL", "Something went wrong on our side. The request id helps us find out what.");
}
