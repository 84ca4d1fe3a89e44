import { unwrapResolverError } from "@apollo/server/errors";
import type { FastifyBaseLogger } from "fastify";
import { GraphQLError, type GraphQLFormattedError } from "graphql";
import { codeOfStatus, messages, RestProblem, unreadable } from "../rest/errors.ts";

const requestCodes = new Set<unknown>([
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "BAD_REQUEST",
  "OPERATION_RESOLUTION_FAILURE",
]);

/** Passes known codes and callers' mistakes, maps REST answers by status and masks all other errors. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const cause = unwrapResolverError(error);
  const { path, locations } = formatted;
  const told = (code: unknown, message: string, retryAfter?: unknown) => ({
    message,
    path,
    locations,
    extensions: { code, retryAfter },
  });
  if (cause instanceof RestProblem) {
    const code = codeOfStatus(cause.status);
    return told(code, messages[code], cause.problem?.retryAfter);
  }
  const { code, retryAfter } = formatted.extensions ?? {};
  if (isKnown(code)) return told(code, formatted.message, retryAfter);
  if (isOfCaller(cause, path)) return told("BAD_USER_INPUT", cause.message);
  if (path !== undefined && isUnreadable(cause)) return told("UPSTREAM_ERROR", unreadable);
  return told("INTERNAL_SERVER_ERROR", "Something went wrong here. Try again, and quote the request id if it goes on.");
}

// Logs refusals of REST and unknown errors. Mistakes of callers that the gateway itself refuses are not logged.
export function logError(log: FastifyBaseLogger, error: unknown, requestId: string): void {
  const cause = unwrapResolverError(error);
  const { path, extensions } = error instanceof GraphQLError ? error : {};
  if (cause instanceof RestProblem) {
    log.warn({ requestId, status: cause.status, problem: cause.problem?.code, path }, "the REST service refused");
  } else if (!isKnown(extensions?.code) && !isOfCaller(cause, path)) {
    log.error({ requestId, path, err: cause }, "an operation failed");
  }
}

function isKnown(code: unknown): boolean {
  return Object.hasOwn(messages, String(code)) || requestCodes.has(code);
}

// An error about the whole request has neither path nor cause.
// A wrong argument gives an error with a path, because graphql-js checks some arguments at their field.
function isOfCaller(cause: unknown, path: GraphQLError["path"]): cause is GraphQLError {
  if (!(cause instanceof GraphQLError)) return false;
  if (path === undefined) return cause.path === undefined && cause.originalError === undefined;
  return cause.extensions.code === undefined && cause.message.startsWith('Argument "');
}

// The service sent a value of a wrong type, or null for a field that may not be null.
function isUnreadable(cause: unknown): boolean {
  if (cause instanceof GraphQLError) return cause.extensions.code === undefined;
  return cause instanceof Error && cause.message.startsWith("Cannot return null for non-nullable field");
}
