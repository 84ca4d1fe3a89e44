import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { clientError } from "../errors.ts";
import { userError } from "../userErrors.ts";
import { passwordFaults, tooWeak } from "./loginFaults.ts";
import { attemptFaults, poolFailure } from "./poolFailure.ts";

export const changePassword: MutationResolvers["changePassword"] = async (_, { input }, context) => {
  const { currentPassword, newPassword } = input;
  const faults = [...passwordFaults(currentPassword, "currentPassword"), ...passwordFaults(newPassword, "newPassword")];
  const refusal = faults.length > 0 ? faults : attemptFaults(context);
  if (refusal.length > 0) return { userErrors: refusal };
  const accessToken = context.session.token();
  if (accessToken === null) throw clientError("UNAUTHENTICATED", context.session.whyNot());
  try {
    await context.services.userPool.changePassword(accessToken, currentPassword, newPassword);
    return { userErrors: [] };
  } catch (error) {
    // The pool has one name for a wrong password and for a token it no longer takes.
    if (error instanceof Error && /access token/i.test(error.message)) {
      throw clientError("UNAUTHENTICATED", "User is not authenticated");
    }
    return { userErrors: [poolFailure(error, expected, context)] };
  }
};

const expected = {
  NotAuthorizedException: userError("INCORRECT_CREDENTIALS", "The current password is not right", "currentPassword"),
  InvalidPasswordException: tooWeak(),
  PasswordHistoryPolicyViolationException: tooWeak(),
  InvalidParameterException: tooWeak(),
};
