import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { ownToken } from "./ownToken.ts";
import { poolFailure } from "./poolFailure.ts";
import { provePassword } from "./provePassword.ts";

export const removeAuthenticator: MutationResolvers["removeAuthenticator"] = async (_, { input }, context) => {
  const token = ownToken(context);
  const refusal = await provePassword(input.password, context);
  if (refusal.length > 0) return { viewer: null, userErrors: refusal };
  try {
    await context.services.userPool.setAuthenticator(token, false);
  } catch (error) {
    return { viewer: null, userErrors: [poolFailure(error, {}, context)] };
  }
  context.loaders.hasAuthenticator.clear(token);
  return { viewer: await context.loaders.viewer(), userErrors: [] };
};
