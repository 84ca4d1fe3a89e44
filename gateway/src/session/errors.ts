import { ExponentialBackoff, handleWhen, retry, TimeoutStrategy, timeout, wrap } from "cockatiel";
import { GraphQLError } from "graphql";
import { clientError } from "../rest/errors.ts";
import { poolTimeoutMs } from "./boundedRequest.ts";

/** The specified messages: `request` for fields that call REST, `session` for fields about the session or account. */
export type UnauthenticatedReason = { request: string; session: string };

const cannotRenew = "Cannot retrieve a new session, please authenticate";

export const unauthenticatedReasons = {
  nothingKept: { request: "No access token found", session: "No session" },
  noRefreshToken: { request: "No refresh token available", session: cannotRenew },
  notRefreshed: { request: "Unable to refresh token", session: cannotRenew },
  noUser: toReason("No current user found"),
  notGood: toReason("User is not authenticated"),
} satisfies Record<string, UnauthenticatedReason>;

export const incompleteTokenErrors = {
  noTokens: "Could not get cognito session",
  noIdToken: "Local storage is missing an ID token",
};

export function toReason(text: string): UnauthenticatedReason {
  return { request: text, session: text };
}

/** The token may be good, so no session ends. */
export function poolUnreachable(): GraphQLError {
  const message = "The sign-in service cannot be reached. You are still signed in; try again.";
  return clientError("UPSTREAM_ERROR", message, 503);
}

export const rejections = new Set([
  "NotAuthorizedException",
  "UserNotFoundException",
  "UserNotConfirmedException",
  "PasswordResetRequiredException",
  "InvalidParameterException",
  "RefreshTokenReuseException",
]);
const throttles = new Set(["TooManyRequestsException", "LimitExceededException", "TooManyFailedAttemptsException"]);

export function isRejection(error: unknown): boolean {
  return error instanceof Error && rejections.has(error.name);
}

// A hosted pool gives one error name for a wrong password and for a wrong client, so the message decides.
const clientFaults = /'clientId'|for th(is|e) client|secret[ _]hash|configured (for|with) secret/i;

export function isClientFault(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return error.name === "ResourceNotFoundException" || (isRejection(error) && clientFaults.test(error.message));
}

const retries = wrap(
  // The timeout also ends the pauses between retries.
  timeout(poolTimeoutMs, TimeoutStrategy.Aggressive),
  retry(
    handleWhen((error) => !isRejection(error)),
    { maxAttempts: 5, backoff: new ExponentialBackoff({ initialDelay: 200, maxDelay: 1_600 }) },
  ),
);

export function retryUnreachable<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  return retries.execute(({ signal }) => call(signal));
}

// After five wrong passwords the pool's error can only be recognized by its message.
export function isThrottle(error: unknown): boolean {
  return error instanceof Error && (throttles.has(error.name) || /attempts exceeded/i.test(error.message));
}

/** @throws what ends no session: errors for clients except UNAUTHENTICATED, and an unreachable pool after a 401 */
export function reasonNotRefreshed(error: unknown, isAfter401 = false): UnauthenticatedReason {
  const isForClients = error instanceof GraphQLError;
  if (isForClients && error.extensions.code !== "UNAUTHENTICATED") throw error;
  if (isAfter401 && !isForClients && !isRejection(error)) throw poolUnreachable();
  const gap = Object.values(incompleteTokenErrors).find((text) => error instanceof Error && error.message === text);
  return gap ? toReason(gap) : unauthenticatedReasons.notRefreshed;
}
