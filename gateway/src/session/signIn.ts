import { setTimeout as wait } from "node:timers/promises";
import { GraphQLError } from "graphql";
import type { MutationResolvers, SignInChallenge, UserError } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { userError } from "../graphql/userErrors.ts";
import { clientError, RestProblem } from "../rest/errors.ts";
import type { RestUser } from "../rest/types.ts";
import { signInOrigin, writeCompany, writeDevice, writeLanguage } from "./cookies.ts";
import { rejections, unauthenticatedReasons } from "./errors.ts";
import { catchPoolErrors, poolFailure, takeSignInAttempt } from "./poolFailure.ts";
import { canKeepSecureCookies } from "./requestOrigin.ts";
import {
  challengeExpired,
  codeInvalid,
  loginEmail,
  type PoolChallenge,
  passwordReused,
  readChallenge,
  tooWeak,
  toSignInChallenge,
  validateCode,
  validateLoginEmail,
  validatePassword,
} from "./signInInput.ts";
import type { SignInAnswer, Tokens } from "./userPool.ts";

export const signIn: MutationResolvers["signIn"] = async (_, { input }, context) => {
  const email = loginEmail(input.email);
  const faults = [...validateLoginEmail(email), ...validatePassword(input.password)];
  const refusal = await refusalOf(faults, context, email);
  if (refusal.length > 0) return refused(refusal);
  const asked = context.services.userPool.signIn(email, input.password, signInOrigin(context, email));
  return finishSignIn(asked, signInErrors, context);
};

const incorrectCredentials = userError("INCORRECT_CREDENTIALS", "Incorrect email or password");

// All rejections get one answer, so that nobody learns which accounts exist.
const signInErrors = Object.fromEntries([...rejections].map((name) => [name, incorrectCredentials]));

async function refusalOf(faults: UserError[], context: Context, email: string): Promise<UserError[]> {
  const canKeep = canKeepSecureCookies(context.reply.request, context.services.config);
  if (canKeep || faults.length > 0) return takeSignInAttempt(faults, context, email);
  const message =
    "Browsers drop the session here: this address is neither https nor localhost. Open the https address.";
  return [userError("COOKIES_WOULD_BE_DROPPED", message)];
}

export const answerNewPassword: MutationResolvers["answerNewPassword"] = async (_, { input }, context) => {
  const challenge = readChallenge("NEW_PASSWORD", input.session);
  if (!challenge) return refused([challengeExpired]);
  const again = toSignInChallenge(challenge);
  const refusal = await takeSignInAttempt(validatePassword(input.newPassword, "newPassword"), context, input.email);
  if (refusal.length > 0) return refused(refusal, again);
  const asked = context.services.userPool.answer(
    challenge,
    { NEW_PASSWORD: input.newPassword },
    { address: context.reply.request.ip },
  );
  const outcome = await finishSignIn(asked, newPasswordErrors, context);
  const isRefused = outcome.userErrors.some(({ code }) => code === "PASSWORD_TOO_WEAK" || code === "PASSWORD_REUSED");
  return isRefused ? { ...outcome, challenge: again } : outcome;
};

const newPasswordErrors = {
  InvalidPasswordException: tooWeak,
  PasswordHistoryPolicyViolationException: passwordReused,
  NotAuthorizedException: challengeExpired,
  ExpiredCodeException: challengeExpired,
  InvalidParameterException: tooWeak,
};

export const answerMfa: MutationResolvers["answerMfa"] = async (_, { input }, context) => {
  const challenge = readChallenge("MFA", input.session);
  if (!challenge) return refused([challengeExpired]);
  const again = toSignInChallenge(challenge);
  const code = input.code.replace(/\s/g, "");
  const refusal = await takeSignInAttempt(validateCode(code), context, input.email);
  if (refusal.length > 0) return refused(refusal, again);
  const asked = context.services.userPool.answer(
    challenge,
    { [`${challenge.name}_CODE`]: code },
    { address: context.reply.request.ip },
  );
  const outcome = await finishSignIn(asked, codeErrors, context);
  const isWrong = outcome.userErrors.some(({ code }) => code === "CODE_INVALID");
  return isWrong ? { ...outcome, challenge: again } : outcome;
};

const codeErrors = {
  CodeMismatchException: codeInvalid,
  ExpiredCodeException: challengeExpired,
  NotAuthorizedException: challengeExpired,
  InvalidParameterException: codeInvalid,
};

type SignInOutcome = { viewer: RestUser | null; userErrors: UserError[]; challenge: SignInChallenge | null };

function refused(userErrors: UserError[], challenge: SignInChallenge | null = null): SignInOutcome {
  return { viewer: null, userErrors, challenge };
}

async function finishSignIn(
  asked: Promise<SignInAnswer>,
  expected: Record<string, UserError>,
  context: Context,
): Promise<SignInOutcome> {
  const { value, userErrors } = await catchPoolErrors(asked, expected, context);
  if (value === null) return refused(userErrors);
  if ("challenge" in value) return challenged(value.challenge);
  try {
    return { viewer: await openFor(value.tokens, context), userErrors: [], challenge: null };
  } catch (error) {
    return refused([isRefusedUser(error) ? incorrectCredentials : poolFailure(error, expected, context)]);
  }
}

async function openFor(tokens: Tokens, context: Context): Promise<RestUser> {
  const { session, loaders, reply, services } = context;
  await session.start(tokens).catch((error: unknown) => {
    throw isUnauthenticated(error) ? tokenNotGood(context) : error;
  });
  loaders.user.clear(session.callerId() ?? "");
  const user = await loaders.viewer();
  if (!user) throw clientError("UNAUTHENTICATED", unauthenticatedReasons.noUser.session);
  void revokeToken(await session.keep(), context);
  writeCompany(reply, user.companyId);
  writeLanguage(reply, user.language);
  writeDevice(reply, user.email, services.deviceKey);
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

// True if REST refuses or lacks the pool's account. The person gets the same answer as for a wrong password.
function isRefusedUser(error: unknown): boolean {
  return isUnauthenticated(error) || (error instanceof RestProblem && [401, 403].includes(error.status));
}

function isUnauthenticated(error: unknown): boolean {
  return error instanceof GraphQLError && error.extensions.code === "UNAUTHENTICATED";
}

/** Fresh tokens of the pool fail because of the set-up, never because of the password. */
function tokenNotGood({ services, requestId }: Context): GraphQLError {
  services.log.error({ requestId }, "the user pool gave a token that is not good here: its id or its client differs");
  const message = "The sign-in service gave a token that is not good here. Nothing was changed. Tell the operator.";
  return clientError("UPSTREAM_ERROR", message, 503);
}

export async function revokeToken(refreshToken: string | null, { services, requestId }: Context): Promise<void> {
  if (refreshToken === null) return;
  try {
    await services.userPool.revoke(refreshToken);
  } catch (error) {
    services.log.warn({ requestId, name: error instanceof Error ? error.name : "unknown" }, "a token was not revoked");
  }
}

const signOutTimeoutMs = 1_000;

export const signOut: MutationResolvers["signOut"] = async (_, { input }, context) => {
  const refreshToken = await context.session.signOut();
  // "cache" is left out: Chromium takes up to 20 seconds for it, and the cache holds only the client's files.
  if (!input?.keepStorage) context.reply.header("clear-site-data", '"storage"');
  // The session has ended at the gateway, so revoking may go on after the reply.
  await Promise.race([revokeToken(refreshToken, context), wait(signOutTimeoutMs, undefined, { ref: false })]);
  return { userErrors: [] };
};
