import { GraphQLError } from "graphql";
import type { MutationResolvers, SignInChallenge, UserError } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { RestProblem } from "../rest/errors.ts";
import type { RestUser } from "../rest/types.ts";
import { getUser } from "../user/userApi.ts";
import { userError } from "../userErrors.ts";
import { type PoolChallenge, toSignInChallenge } from "./challenge.ts";
import { writeCompany, writeLanguage } from "./cookies.ts";
import { signInOrigin, writeDevice } from "./deviceCookie.ts";
import { revokeToken } from "./endedSessions.ts";
import { poolFailure, takeSignInAttempt } from "./poolErrors.ts";
import { keepsSecureCookies } from "./requestOrigin.ts";
import { loginEmail, validateLoginEmail, validatePassword } from "./signInInput.ts";
import type { SignInAnswer, Tokens } from "./userPool.ts";

export const signIn: MutationResolvers["signIn"] = async (_, { input }, context) => {
  const email = loginEmail(input.email);
  const faults = [...validateLoginEmail(email), ...validatePassword(input.password)];
  const refusal = faults.length > 0 ? faults : await refusalOf(context, email);
  if (refusal.length > 0) return refused(refusal);
  const asked = context.services.userPool.signIn(email, input.password, signInOrigin(context, email));
  return finishSignIn(asked, rejections, context);
};

// One answer to all of them, so that nobody learns which accounts there are.
const rejections = Object.fromEntries(
  [
    "NotAuthorizedException",
    "UserNotFoundException",
    "UserNotConfirmedException",
    "PasswordResetRequiredException",
    "InvalidParameterException",
  ].map((name) => [name, incorrectCredentials()]),
);

async function refusalOf(context: Context, email: string): Promise<UserError[]> {
  if (keepsSecureCookies(context.reply.request, context.services.config)) return takeSignInAttempt(context, email);
  const message =
    "Browsers drop the session here: this address is neither https nor localhost. Open the https address.";
  return [userError("COOKIES_WOULD_BE_DROPPED", message)];
}

/** The outcome of a sign-in or of a further step of it. */
export type SignInOutcome = { viewer: RestUser | null; userErrors: UserError[]; challenge: SignInChallenge | null };

export function refused(userErrors: UserError[], challenge: SignInChallenge | null = null): SignInOutcome {
  return { viewer: null, userErrors, challenge };
}

/**
 * Opens the session that the pool gave tokens for, or passes on what it asks for. `expected` are the pool's refusals by name, as in
 * `poolFailure`.
 * @throws UNAUTHENTICATED when the pool took the answer and yet gave no whole session
 */
export async function finishSignIn(
  asked: Promise<SignInAnswer>,
  expected: Record<string, UserError>,
  context: Context,
): Promise<SignInOutcome> {
  const answer = await asked.catch((error: unknown) => poolFailure(error, expected, context));
  if ("code" in answer) return refused([answer]);
  if ("challenge" in answer) return challenged(answer.challenge);
  try {
    return { viewer: await openFor(answer.tokens, context), userErrors: [], challenge: null };
  } catch (error) {
    return refused([isRefusedUser(error) ? incorrectCredentials() : poolFailure(error, expected, context)]);
  }
}

export function incorrectCredentials(): UserError {
  return userError("INCORRECT_CREDENTIALS", "Incorrect email or password");
}

/** The user behind new tokens, and the session in cookies; nothing is written when the user cannot be read. */
async function openFor(tokens: Tokens, context: Context): Promise<RestUser> {
  const { session, rest, loaders, reply, services } = context;
  await session.start(tokens);
  const user = await getUser(rest, session.viewer()?.userId ?? "");
  // This takes the tokens of the session before from everybody who had them.
  void revokeToken(await session.keep(), context);
  writeCompany(reply, user.companyId);
  writeLanguage(reply, user.language);
  writeDevice(reply, user.email, services.deviceKey);
  loaders.user.clear(user.id).prime(user.id, user);
  return user;
}

function challenged(asked: PoolChallenge): SignInOutcome {
  const challenge = toSignInChallenge(asked);
  if (challenge?.kind === "NEW_PASSWORD") {
    return refused([userError("NEW_PASSWORD_REQUIRED", "Choose a new password to finish signing in.")], challenge);
  }
  const message = challenge
    ? "Enter the code of your authenticator to finish signing in."
    : "This account needs a step that is not offered here. Sign in with the mobile app first.";
  return refused([userError("MFA_REQUIRED", message)], challenge);
}

// The pool knows the account, but REST refuses it or has no such user: told like every other wrong sign-in.
function isRefusedUser(error: unknown): boolean {
  const isRefused = error instanceof RestProblem && [401, 403, 404].includes(error.status);
  return isRefused || (error instanceof GraphQLError && error.extensions.code === "UNAUTHENTICATED");
}
