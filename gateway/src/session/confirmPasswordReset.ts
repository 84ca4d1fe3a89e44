import type { MutationResolvers } from "../__generated__/resolvers.ts";
import {
  codeInvalid,
  emailFaults,
  loginEmail,
  mailedCodeFaults,
  passwordFaults,
  reused,
  tooWeak,
} from "./loginFaults.ts";
import { attemptFaults, poolFailure } from "./poolFailure.ts";
import { signInOrigin } from "./signInOrigin.ts";

export const confirmPasswordReset: MutationResolvers["confirmPasswordReset"] = async (_, { input }, context) => {
  const email = loginEmail(input.email);
  const code = input.code.replace(/\s/g, "");
  const faults = [
    ...emailFaults(email),
    ...mailedCodeFaults(code),
    ...passwordFaults(input.newPassword, "newPassword"),
  ];
  const refusal = faults.length > 0 ? faults : await attemptFaults(context, email);
  if (refusal.length > 0) return { userErrors: refusal };
  try {
    await context.services.userPool.confirmForgotPassword(email, code, input.newPassword, signInOrigin(context, email));
    return { userErrors: [] };
  } catch (error) {
    return { userErrors: [poolFailure(error, expected, context)] };
  }
};

// An account that is not there is told as a wrong code.
const expected = {
  CodeMismatchException: codeInvalid(),
  ExpiredCodeException: codeInvalid(),
  UserNotFoundException: codeInvalid(),
  NotAuthorizedException: codeInvalid(),
  InvalidPasswordException: tooWeak(),
  PasswordHistoryPolicyViolationException: reused(),
  InvalidParameterException: tooWeak(),
};
