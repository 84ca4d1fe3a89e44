import type { AuthenticatorSetup, MutationResolvers } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { ownToken } from "./ownToken.ts";
import { poolFailure } from "./poolFailure.ts";
import { provePassword } from "./provePassword.ts";

// What the app lists the codes under, beside the address.
const issuer = "Fjällum";

export const startAuthenticatorSetup: MutationResolvers["startAuthenticatorSetup"] = async (_, { input }, context) => {
  const token = ownToken(context);
  const refusal = await provePassword(input.password, context);
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
