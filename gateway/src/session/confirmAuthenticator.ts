import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { userError } from "../userErrors.ts";
import { codeFaults, codeInvalid } from "./loginFaults.ts";
import { ownToken } from "./ownToken.ts";
import { attemptFaults, poolFailure } from "./poolFailure.ts";

export const confirmAuthenticator: MutationResolvers["confirmAuthenticator"] = async (_, { input }, context) => {
  const token = ownToken(context);
  const code = input.code.replace(/\s/g, "");
  const faults = codeFaults(code);
  const refusal = faults.length > 0 ? faults : await attemptFaults(context);
  if (refusal.length > 0) return { viewer: null, userErrors: refusal };
  const { userPool } = context.services;
  try {
    await userPool.showAuthenticatorCode(token, code);
    await userPool.setAuthenticator(token, true);
  } catch (error) {
    return { viewer: null, userErrors: [poolFailure(error, expected, context)] };
  }
  context.loaders.hasAuthenticator.clear(token);
  return { viewer: await context.loaders.viewer(), userErrors: [] };
};

const setupExpired = userError("SETUP_EXPIRED", "This setup took too long or was finished already. Begin it again.");

const expected = {
  EnableSoftwareTokenMFAException: codeInvalid(),
  CodeMismatchException: codeInvalid(),
  InvalidParameterException: setupExpired,
  SoftwareTokenMFANotFoundException: setupExpired,
  NotAuthorizedException: setupExpired,
};
