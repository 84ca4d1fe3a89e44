import { CognitoIdentityProviderServiceException } from "@aws-sdk/client-cognito-identity-provider";
import { GraphQLError } from "graphql";
import type { UserError } from "../__generated__/schema.ts";
import type { Context } from "../context.ts";
import { type Attempt, userError } from "../graphql/userErrors.ts";
import { networkOf } from "../limits/rateLimit.ts";
import { clientError } from "../rest/errors.ts";
import { signInOrigin } from "./cookies.ts";
import { isClientFault, isThrottle, unauthenticatedReasons } from "./errors.ts";

// The pool gives one error name for a wrong password and for an ended token, so the message decides.
function isEndedToken(error: unknown): boolean {
  return error instanceof Error && error.name === "NotAuthorizedException" && /access token/i.test(error.message);
}

function isExpiredTemporary(error: unknown): boolean {
  return error instanceof Error && /temporary password has expired/i.test(error.message);
}

const clientFault =
  "the user pool signs nobody in for this app client: set USER_POOL_CLIENT_ID to a client of the pool that has no secret and allows USER_SRP_AUTH or USER_PASSWORD_AUTH";

/** @throws UPSTREAM_ERROR if the pool does not know or allow the client, because then the password is not at fault */
function requireClient(error: unknown, { services, requestId }: Context): void {
  if (!isClientFault(error)) return;
  services.log.error({ requestId, name: error.name, reason: error.message }, clientFault);
  const message = "The sign-in service does not take this gateway. Nothing was changed. Tell the operator.";
  throw clientError("UPSTREAM_ERROR", message, 503);
}

/** @throws UNAUTHENTICATED for a token that the pool ended, UPSTREAM_ERROR for a refused client, and GraphQL errors */
export function poolFailure(error: unknown, expected: Record<string, UserError>, context: Context): UserError {
  if (isThrottle(error)) return tooManyAttempts(retryAfterOf(error));
  requireClient(error, context);
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

/** Like `catchUserErrors` for a call of the pool. @throws what `poolFailure` throws */
export function catchPoolErrors<T>(
  call: Promise<T>,
  expected: Record<string, UserError>,
  context: Context,
): Promise<Attempt<T>> {
  return call.then(
    (value) => ({ value, userErrors: [] }),
    (error: unknown) => ({ value: null, userErrors: [poolFailure(error, expected, context)] }),
  );
}

/** Counts attempts by address, or by account if the browser signed in to it before. Invalid input is no attempt. */
export async function takeSignInAttempt(faults: UserError[], context: Context, email = ""): Promise<UserError[]> {
  if (faults.length > 0) return faults;
  const { address, device } = signInOrigin(context, email);
  const { wait } = await context.services.signInAttempts.take(device ? `device ${device}` : networkOf(address));
  return wait === 0 ? [] : [tooManyAttempts(wait)];
}

function tooManyAttempts(retryAfter: number | null): UserError {
  const wait = retryAfter === null ? "a minute" : `${retryAfter} seconds`;
  return { ...userError("TOO_MANY_ATTEMPTS", `Too many attempts. Wait ${wait} and try again.`), retryAfter };
}

// The seconds of `retry-after`. Hosted pools do not send this header.
function retryAfterOf(error: unknown): number | null {
  const headers = error instanceof CognitoIdentityProviderServiceException ? error.$response?.headers : undefined;
  return Number(headers?.["retry-after"]) || null;
}
