import type { MutationResolvers, UserError } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { type InstallationKey, requireIds } from "../graphql/globalId.ts";
import { parseIdempotencyKey } from "../graphql/idempotencyKey.ts";
import { catchUserErrors, userError } from "../graphql/userErrors.ts";
import { isReplayed } from "../rest/client.ts";
import { completeInstallation } from "./installationApi.ts";

export const finishInstallation: MutationResolvers["finishInstallation"] = async (_, { input }, context) => {
  const installationKey = requireIds("Installation", input.installationId);
  const userErrors = validateDisclaimer(input);
  if (userErrors.length > 0) return { installationKey, userErrors };
  return {
    installationKey,
    userErrors: await finishOnce(installationKey, parseIdempotencyKey(input, context), context),
  };
};

export function validateDisclaimer({ acceptsDisclaimer }: { acceptsDisclaimer: boolean }): UserError[] {
  if (acceptsDisclaimer) return [];
  return [userError("DISCLAIMER_NOT_ACCEPTED", "The disclaimer must be accepted", "acceptsDisclaimer")];
}

export async function finishOnce(
  key: InstallationKey,
  idempotencyKey: string | undefined,
  { rest, loaders, services }: Context,
): Promise<UserError[]> {
  const ids = { companyId: await loaders.companyId(), ...key };
  const language = (await services.features.has("completeLanguage")) ? await loaders.language() : undefined;
  const call = completeInstallation(rest, ids, idempotencyKey, language);
  const { value, userErrors } = await catchUserErrors(call);
  loaders.installation.clear(key);
  // An answer in English or of an earlier request with the key is not what the viewer asks for: it is read again.
  if (value && language && !isReplayed(value)) loaders.installation.prime(key, value);
  return userErrors;
}
