import type { MutationResolvers, UserError } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { userError } from "../graphql/userErrors.ts";
import { clientError } from "../rest/errors.ts";
import { signInOrigin } from "./cookies.ts";
import { isClientFault, isThrottle, unauthenticatedReasons } from "./errors.ts";
import { catchPoolErrors, takeSignInAttempt } from "./poolFailure.ts";
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
  const refusal = await takeSignInAttempt(faults, context);
  if (refusal.length > 0) return { userErrors: refusal };
  const call = context.services.userPool.changePassword(ownToken(context), currentPassword, newPassword);
  return catchPoolErrors(call, changeErrors, context);
};

const changeErrors = {
  NotAuthorizedException: userError("INCORRECT_CREDENTIALS", "The current password is not right", "currentPassword"),
  InvalidPasswordException: tooWeak,
  PasswordHistoryPolicyViolationException: passwordReused,
  InvalidParameterException: tooWeak,
};

// The answer must not tell whether the account exists.
const silent = new Set(["UserNotFoundException", "NotAuthorizedException", "InvalidParameterException"]);

function ignoreNoAccount(error: unknown): void {
  const isSilent = error instanceof Error && silent.has(error.name);
  if (!isSilent || isThrottle(error) || isClientFault(error)) throw error;
}

export const requestPasswordReset: MutationResolvers["requestPasswordReset"] = async (_, { input }, context) => {
  const email = loginEmail(input.email);
  const refusal = await takeSignInAttempt(validateLoginEmail(email), context, email);
  if (refusal.length > 0) return { userErrors: refusal };
  const call = context.services.userPool.forgotPassword(email, signInOrigin(context, email));
  return catchPoolErrors(call.catch(ignoreNoAccount), {}, context);
};

export const confirmPasswordReset: MutationResolvers["confirmPasswordReset"] = async (_, { input }, context) => {
  const email = loginEmail(input.email);
  const code = input.code.replace(/\s/g, "");
  const faults = [
    ...validateLoginEmail(email),
    ...validateMailedCode(code),
    ...validatePassword(input.newPassword, "newPassword"),
  ];
  const refusal = await takeSignInAttempt(faults, context, email);
  if (refusal.length > 0) return { userErrors: refusal };
  const origin = signInOrigin(context, email);
  const call = context.services.userPool.confirmForgotPassword(email, code, input.newPassword, origin);
  return catchPoolErrors(call, resetErrors, context);
};

// A missing account looks like a wrong code.
const resetErrors = {
  CodeMismatchException: codeInvalid,
  ExpiredCodeException: codeInvalid,
  UserNotFoundException: codeInvalid,
  NotAuthorizedException: codeInvalid,
  InvalidPasswordException: tooWeak,
  PasswordHistoryPolicyViolationException: passwordReused,
  InvalidParameterException: tooWeak,
};

/** The pool checks a password only by a sign-in, so the session that it opens is ended at once. */
export async function verifyPassword(password: string, context: Context): Promise<UserError[]> {
  const refusal = await takeSignInAttempt(validatePassword(password), context);
  if (refusal.length > 0) return refusal;
  const viewer = await context.loaders.viewer();
  if (viewer === null) throw clientError("UNAUTHENTICATED", unauthenticatedReasons.noUser.session);
  const { userPool } = context.services;
  const check = async () => {
    const answer = await userPool.signIn(viewer.email, password, signInOrigin(context, viewer.email));
    if ("tokens" in answer) await userPool.revoke(answer.tokens.refreshToken);
  };
  const incorrect = userError("INCORRECT_CREDENTIALS", "The password is not right", "password");
  return (await catchPoolErrors(check(), { NotAuthorizedException: incorrect }, context)).userErrors;
}

export function ownToken({ session }: Context): string {
  const token = session.token();
  if (token === null) throw clientError("UNAUTHENTICATED", session.unauthenticatedReason("session"));
  return token;
}
