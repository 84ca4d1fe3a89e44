import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { userError } from "../userErrors.ts";
import { passwordFaults, reused, tooWeak } from "./loginFaults.ts";
import { ownToken } from "./ownToken.ts";
import { attemptFaults, poolFailure } from "./poolFailure.ts";

export const changePassword: MutationResolvers["changePassword"] = async (_, { input }, context) => {
  const { currentPassword, newPassword } = input;
  const faults = [...passwordFaults(currentPassword, "currentPassword"), ...passwordFaults(newPassword, "newPassword")];
  const refusal = faults.length > 0 ? faults : await attemptFaults(context);
  if (refusal.length > 0) return { userErrors: refusal };
  try {
    await context.services.userPool.changePassword(ownToken(context), currentPassword, newPassword);
    return { userErrors: [] };
  } catch (error) {
    return { userErrors: [poolFailure(error, expected, context)] };
  }
};

const expected = {
  NotAuthorizedException: userError("INCORRECT_CREDENTIALS", "The current password is not right", "currentPassword"),
  InvalidPasswordException: tooWeak(),
  PasswordHistoryPolicyViolationException: reused(),
  InvalidParameterException: tooWeak(),
};
