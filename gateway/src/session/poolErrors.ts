import { GraphQLError } from "graphql";
import type { UserError } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { clientError } from "../errors.ts";
import { userError } from "../userErrors.ts";
import { signInOrigin } from "./deviceCookie.ts";
import { unauthenticatedReasons } from "./unauthenticatedReasons.ts";

const rejections = new Set([
  "NotAuthorizedException",
  "UserNotFoundException",
  "UserNotConfirmedException",
  "PasswordResetRequiredException",
  "InvalidParameterException",
  "RefreshTokenReuseException",
]);
const throttles = new Set(["TooManyRequestsException", "LimitExceededException", "TooManyFailedAttemptsException"]);

/** The pool understood and said no: asking again would not help. */
export function isRejection(error: unknown): boolean {
  return error instanceof Error && rejections.has(error.name);
}

/** The pool wants fewer attempts. Five wrong passwords are told by a message in place of a name. */
export function isThrottle(error: unknown): boolean {
  return error instanceof Error && (throttles.has(error.name) || /attempts exceeded/i.test(error.message));
}

/** The pool no longer takes the caller's access token: it has one name for that and for a wrong password. */
export function isEndedToken(error: unknown): boolean {
  return error instanceof Error && error.name === "NotAuthorizedException" && /access token/i.test(error.message);
}

/** The right temporary password, too late: the pool has no name of its own for that either. */
export function isExpiredTemporary(error: unknown): boolean {
  return error instanceof Error && /temporary password has expired/i.test(error.message);
}

/**
 * The user error of a failed call to the user pool. `expected` are refusals by the pool's own names; anything else is told as a
 * pool that cannot be reached, and logged by its name alone.
 * @throws UNAUTHENTICATED for an access token that the pool has ended, and what already is an error for clients
 */
export function poolFailure(error: unknown, expected: Record<string, UserError>, context: Context): UserError {
  if (isThrottle(error)) return tooManyAttempts();
  if (isEndedToken(error)) throw clientError("UNAUTHENTICATED", unauthenticatedReasons.notGood.session);
  if (isExpiredTemporary(error)) {
    const message = "The temporary password has expired. Ask an admin of the company to invite you again.";
    return userError("TEMPORARY_PASSWORD_EXPIRED", message);
  }
  const name = error instanceof Error ? error.name : "unknown";
  const known = Object.hasOwn(expected, name) ? expected[name] : undefined;
  if (known) return known;
  if (error instanceof GraphQLError) throw error;
  context.services.log.warn({ requestId: context.requestId, name }, "the user pool did not answer");
  return userError("NETWORK_ERROR", "The sign-in service cannot be reached. Check the connection and try again.");
}

/** Counts an attempt of the caller's address, or of the browsers that are known for the account; the error when it has used up its minute. */
export async function takeSignInAttempt(context: Context, email = ""): Promise<UserError[]> {
  const { address, device } = signInOrigin(context, email);
  const { wait } = await context.services.signInAttempts.take(device ? `device ${device}` : address);
  return wait === 0 ? [] : [tooManyAttempts()];
}

function tooManyAttempts(): UserError {
  return userError("TOO_MANY_ATTEMPTS", "Too many attempts. Wait a minute and try again.");
}
