import type { AuthenticatorSetup, MutationResolvers } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { type Attempt, userError } from "../graphql/userErrors.ts";
import { clientError } from "../rest/errors.ts";
import { ownToken, verifyPassword } from "./passwords.ts";
import { catchPoolErrors, takeSignInAttempt } from "./poolFailure.ts";
import { codeInvalid, validateCode } from "./signInInput.ts";

/** @throws UPSTREAM_ERROR, even for a revoked token, because this read must not end the session */
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
  const call = context.services.userPool.newAuthenticatorSecret(token);
  const { value, userErrors } = await catchPoolErrors(call, {}, context);
  return { setup: value === null ? null : await setupOf(value, context), userErrors };
};

async function setupOf(secret: string, { loaders }: Context): Promise<AuthenticatorSetup> {
  const viewer = await loaders.viewer();
  const label = [issuer, viewer?.email ?? ""].map(encodeURIComponent).join(":");
  return { secret, uri: `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}` };
}

export const confirmAuthenticator: MutationResolvers["confirmAuthenticator"] = async (_, { input }, context) => {
  const token = ownToken(context);
  const code = input.code.replace(/\s/g, "");
  const refusal = await takeSignInAttempt(validateCode(code), context);
  if (refusal.length > 0) return { viewer: null, userErrors: refusal };
  const { userPool } = context.services;
  const call = userPool.showAuthenticatorCode(token, code).then(() => userPool.setAuthenticator(token, true));
  return toPayload(await catchPoolErrors(call, expected, context), context);
};

async function toPayload({ userErrors }: Attempt<void>, context: Context) {
  if (userErrors.length > 0) return { viewer: null, userErrors };
  context.loaders.hasAuthenticator.clear(ownToken(context));
  return { viewer: await context.loaders.viewer(), userErrors };
}

const setupExpired = userError("SETUP_EXPIRED", "This setup took too long or was finished already. Begin it again.");

const expected = {
  EnableSoftwareTokenMFAException: codeInvalid,
  CodeMismatchException: codeInvalid,
  InvalidParameterException: setupExpired,
  SoftwareTokenMFANotFoundException: setupExpired,
  NotAuthorizedException: setupExpired,
};

export const removeAuthenticator: MutationResolvers["removeAuthenticator"] = async (_, { input }, context) => {
  const token = ownToken(context);
  const refusal = await verifyPassword(input.password, context);
  if (refusal.length > 0) return { viewer: null, userErrors: refusal };
  const call = context.services.userPool.setAuthenticator(token, false);
  return toPayload(await catchPoolErrors(call, {}, context), context);
};
