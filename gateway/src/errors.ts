import { unwrapResolverError } from "@apollo/server/errors";
import type { FastifyBaseLogger } from "fastify";
import { GraphQLError, type GraphQLFormattedError } from "graphql";
import { codeOfStatus, RestProblem } from "./rest/errors.ts";

/** What a client may find in `extensions.code`. */
export type ErrorCode =
  | "UNAUTHENTICATED"
  | "FORBIDDEN"
  | "NOT_FOUND"
  | "BAD_USER_INPUT"
  | "UPSTREAM_ERROR"
  | "UPSTREAM_TIMEOUT"
  | "RATE_LIMITED"
  | "COST_EXCEEDED"
  | "DOCUMENT_UNKNOWN";

const ownCodes = new Set<unknown>([
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "NOT_FOUND",
  "BAD_USER_INPUT",
  "UPSTREAM_ERROR",
  "UPSTREAM_TIMEOUT",
  "RATE_LIMITED",
  "COST_EXCEEDED",
  "DOCUMENT_UNKNOWN",
]);

const requestCodes = new Set<unknown>([
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "BAD_REQUEST",
  "OPERATION_RESOLUTION_FAILURE",
]);

/** A failure that clients see as it is. `status` answers the whole request with that HTTP status. */
export function clientError(code: ErrorCode, message: string, status?: number): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...(status && { http: { status } }) } });
}

/**
 * The one place where failures become what clients see: known codes pass, REST answers are mapped by status, the rest is masked
 * and logged. Every error names the request, so that a person can quote it.
 */
export function formatError(log: FastifyBaseLogger) {
  return (formatted: GraphQLFormattedError, error: unknown, requestId: string | undefined): GraphQLFormattedError => {
    const cause = unwrapResolverError(error);
    const { path, locations } = formatted;
    if (cause instanceof RestProblem) {
      const code = codeOfStatus(cause.status);
      log.warn({ requestId, status: cause.status, problem: cause.problem?.code, path }, "the REST service refused");
      const message = cause.status === 507 ? diskFull : messages[code];
      return { message, path, locations, extensions: { code, requestId } };
    }
    const code = formatted.extensions?.code;
    if (ownCodes.has(code) || requestCodes.has(code)) {
      return { message: formatted.message, path, locations, extensions: { code, requestId } };
    }
    if (path === undefined && isOfRequest(cause)) {
      return { message: cause.message, locations, extensions: { code: "BAD_USER_INPUT", requestId } };
    }
    log.error({ requestId, path, err: cause }, "an operation failed");
    if (path !== undefined && isUnreadable(cause)) {
      return { message: unreadable, path, locations, extensions: { code: "UPSTREAM_ERROR", requestId } };
    }
    const message = "Something went wrong here. Try again, and quote the request id if it goes on.";
    return { message, path, locations, extensions: { code: "INTERNAL_SERVER_ERROR", requestId } };
  };
}

/**
 * What graphql-js itself says of a request that it cannot run, as of a subscription or of variables with very many faults, has no field
 * and no other error behind it.
 */
function isOfRequest(cause: unknown): cause is GraphQLError {
  return cause instanceof GraphQLError && cause.path === undefined && cause.originalError === undefined;
}

/** What the REST service said is not what its contract has there. */
export const unreadable = "The warranty service gave an answer that cannot be read. Try again in a moment.";

// A value that the schema cannot carry, or nothing where it wants something: the resolvers pass on what the service said.
function isUnreadable(cause: unknown): boolean {
  if (cause instanceof GraphQLError) return cause.extensions.code === undefined;
  return cause instanceof Error && cause.message.startsWith("Cannot return null for non-nullable field");
}

const diskFull =
  "The warranty service has no room left. Nothing was saved; what was stored can still be read. Tell its operator.";

const messages: Record<ErrorCode, string> = {
  UNAUTHENTICATED: "User is not authenticated",
  FORBIDDEN: "You may not do this.",
  NOT_FOUND: "It was not found. It may have been deleted, or it is not yours.",
  BAD_USER_INPUT: "The warranty service refused the values. Nothing was saved.",
  UPSTREAM_ERROR: "The warranty service failed. Try again in a moment.",
  UPSTREAM_TIMEOUT: "The warranty service did not answer in time. Try again in a moment.",
  RATE_LIMITED: "Too many requests. Wait a moment and try again.",
  COST_EXCEEDED: "The operation needs too many requests to the warranty service. Ask for less at a time.",
  DOCUMENT_UNKNOWN:
    "This version of the service does not know the operation. Reload the page to get the current client.",
};
