import type { AuthenticatorSetup, MutationResolvers } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { userError } from "../graphql/userErrors.ts";
import { clientError } from "../rest/errors.ts";
import { ownToken, verifyPassword } from "./passwords.ts";
import { poolFailure, takeSignInAttempt } from "./poolFailure.ts";
import { codeInvalid, validateCode } from "./signInInput.ts";

/** @throws UPSTREAM_ERROR, even for a token that the user pool has revoked, because only REST ends a session */
export async function hasAuthenticator(context: Context): Promise<boolean> {
  const { loaders, requestId, services } = context;
  try {
    return await loaders.hasAuthenticator.load(ownToken(context));
  } catch (error) {
    const name = error instanceof Error ? error.name : "unknown";
    services.log.warn({ requestId, name }, "the user pool did not tell about an authenticator");
    throw clientError("UPSTREAM_ERROR", "The sign-in service cannot be reached. Check the connection and try again.");
  }
}

const issuer = "Fjällum";

export const startAuthenticatorSetup: MutationResolvers["startAuthenticatorSetup"] = async (_, { input }, context) => {
  const token = ownToken(context);
  const refusal = await verifyPassword(input.password, context);
  if (refusal.length > 0) return { setup: null, userErrors: refusal };
  try {
    const secret = await context.services.userPool.newAuthenticatorSecret(token);
    return { setup: await setupOf(secret, context), userErrors: [] };
  } catch (error) {
    return { setup: null, userErrors: [poolFailure(error, {}, context)] };
  }
};

async function setupOf(secret: string, { loaders }: Context): Promise<AuthenticatorSetup> {
  const viewer = await loaders.viewer();
  const label = [issuer, viewer?.email ?? ""].map(encodeURIComponent).join(":");
  return { secret, uri: `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}` };
}

export const confirmAuthenticator: MutationResolvers["confirmAuthenticator"] = async (_, { input }, context) => {
  const token = ownToken(context);
  const code = input.code.replace(/\s/g, "");
  const faults = validateCode(code);
  const refusal = faults.length > 0 ? faults : await takeSignInAttempt(context);
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

export const removeAuthenticator: MutationResolvers["removeAuthenticator"] = async (_, { input }, context) => {
  const token = ownToken(context);
  const refusal = await verifyPassword(input.password, context);
  if (refusal.length > 0) return { viewer: null, userErrors: refusal };
  try {
    await context.services.userPool.setAuthenticator(token, false);
  } catch (error) {
    return { viewer: null, userErrors: [poolFailure(error, {}, context)] };
  }
  context.loaders.hasAuthenticator.clear(token);
  return { viewer: await context.loaders.viewer(), userErrors: [] };
};
