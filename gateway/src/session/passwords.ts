import type { MutationResolvers, UserError } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { userError } from "../graphql/userErrors.ts";
import { clientError } from "../rest/errors.ts";
import { signInOrigin } from "./cookies.ts";
import { isThrottle, unauthenticatedReasons } from "./errors.ts";
import { poolFailure, requireClient, takeSignInAttempt } from "./poolFailure.ts";
import {
  codeInvalid,
  loginEmail,
  passwordReused,
  tooWeak,
  validateLoginEmail,
  validateMailedCode,
  validatePassword,
} from "./signInInput.ts";

export const changePassword: MutationResolvers["changePassword"] = async (_, { input }, context) => {
  const { currentPassword, newPassword } = input;
  const faults = [
    ...validatePassword(currentPassword, "currentPassword"),
    ...validatePassword(newPassword, "newPassword"),
  ];
  const refusal = faults.length > 0 ? faults : await takeSignInAttempt(context);
  if (refusal.length > 0) return { userErrors: refusal };
  try {
    await context.services.userPool.changePassword(ownToken(context), currentPassword, newPassword);
    return { userErrors: [] };
  } catch (error) {
    return { userErrors: [poolFailure(error, changeErrors, context)] };
  }
};

const changeErrors = {
  NotAuthorizedException: userError("INCORRECT_CREDENTIALS", "The current password is not right", "currentPassword"),
  InvalidPasswordException: tooWeak(),
  PasswordHistoryPolicyViolationException: passwordReused(),
  InvalidParameterException: tooWeak(),
};

// The answer must not tell whether the account exists.
const silent = new Set(["UserNotFoundException", "NotAuthorizedException", "InvalidParameterException"]);

export const requestPasswordReset: MutationResolvers["requestPasswordReset"] = async (_, { input }, context) => {
  const email = loginEmail(input.email);
  const faults = validateLoginEmail(email);
  const refusal = faults.length > 0 ? faults : await takeSignInAttempt(context, email);
  if (refusal.length > 0) return { userErrors: refusal };
  try {
    await context.services.userPool.forgotPassword(email, signInOrigin(context, email));
  } catch (error) {
    requireClient(error, context);
    const isSilent = error instanceof Error && silent.has(error.name);
    if (isThrottle(error) || !isSilent) return { userErrors: [poolFailure(error, {}, context)] };
  }
  return { userErrors: [] };
};

export const confirmPasswordReset: MutationResolvers["confirmPasswordReset"] = async (_, { input }, context) => {
  const email = loginEmail(input.email);
  const code = input.code.replace(/\s/g, "");
  const faults = [
    ...validateLoginEmail(email),
    ...validateMailedCode(code),
    ...validatePassword(input.newPassword, "newPassword"),
  ];
  const refusal = faults.length > 0 ? faults : await takeSignInAttempt(context, email);
  if (refusal.length > 0) return { userErrors: refusal };
  try {
    await context.services.userPool.confirmForgotPassword(email, code, input.newPassword, signInOrigin(context, email));
    return { userErrors: [] };
  } catch (error) {
    return { userErrors: [poolFailure(error, resetErrors, context)] };
  }
};

// A missing account looks like a wrong code.
const resetErrors = {
  CodeMismatchException: codeInvalid(),
  ExpiredCodeException: codeInvalid(),
  UserNotFoundException: codeInvalid(),
  NotAuthorizedException: codeInvalid(),
  InvalidPasswordException: tooWeak(),
  PasswordHistoryPolicyViolationException: passwordReused(),
  InvalidParameterException: tooWeak(),
};

/** The pool checks a password only by a sign-in, so the session that it opens is ended at once. */
export async function verifyPassword(password: string, context: Context): Promise<UserError[]> {
  const faults = validatePassword(password);
  const refusal = faults.length > 0 ? faults : await takeSignInAttempt(context);
  if (refusal.length > 0) return refusal;
  const viewer = await context.loaders.viewer();
  if (viewer === null) throw clientError("UNAUTHENTICATED", unauthenticatedReasons.noUser.session);
  const { userPool } = context.services;
  try {
    const answer = await userPool.signIn(viewer.email, password, signInOrigin(context, viewer.email));
    if ("tokens" in answer) await userPool.revoke(answer.tokens.refreshToken);
    return [];
  } catch (error) {
    const incorrect = userError("INCORRECT_CREDENTIALS", "The password is not right", "password");
    return [poolFailure(error, { NotAuthorizedException: incorrect }, context)];
  }
}

export function ownToken({ session }: Context): string {
  const token = session.token();
  if (token === null) throw clientError("UNAUTHENTICATED", session.unauthenticatedReason("session"));
  return token;
}
