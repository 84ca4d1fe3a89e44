import type { MutationResolvers, UserError } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { userError } from "../userErrors.ts";
import { finishSignIn, incorrectCredentials, refused } from "./finishSignIn.ts";
import { keepsSecureCookies } from "./keepsSecureCookies.ts";
import { emailFaults, loginEmail, passwordFaults } from "./loginFaults.ts";
import { attemptFaults } from "./poolFailure.ts";
import { signInOrigin } from "./signInOrigin.ts";

export const signIn: MutationResolvers["signIn"] = async (_, { input }, context) => {
  const email = loginEmail(input.email);
  const faults = [...emailFaults(email), ...passwordFaults(input.password)];
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
  if (keepsSecureCookies(context.reply.request, context.services.config)) return attemptFaults(context, email);
  const message =
    "Browsers drop the session here: this address is neither https nor localhost. Open the https address.";
  return [userError("COOKIES_WOULD_BE_DROPPED", message)];
}
