import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { emailFaults, loginEmail } from "./loginFaults.ts";
import { isThrottle } from "./poolErrors.ts";
import { attemptFaults, poolFailure } from "./poolFailure.ts";
import { signInOrigin } from "./signInOrigin.ts";

// An account that is not there, or cannot get a code, is answered as one that can.
const silent = new Set(["UserNotFoundException", "NotAuthorizedException", "InvalidParameterException"]);

export const requestPasswordReset: MutationResolvers["requestPasswordReset"] = async (_, { input }, context) => {
  const email = loginEmail(input.email);
  const faults = emailFaults(email);
  const refusal = faults.length > 0 ? faults : await attemptFaults(context, email);
  if (refusal.length > 0) return { userErrors: refusal };
  try {
    await context.services.userPool.forgotPassword(email, signInOrigin(context, email));
  } catch (error) {
    const isSilent = error instanceof Error && silent.has(error.name);
    if (isThrottle(error) || !isSilent) return { userErrors: [poolFailure(error, {}, context)] };
  }
  return { userErrors: [] };
};
