import type { MutationResolvers, UserError } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { type InstallationKey, requireIds } from "../graphql/globalId.ts";
import { parseIdempotencyKey } from "../graphql/idempotencyKey.ts";
import { catchUserErrors, userError } from "../graphql/userErrors.ts";
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
  { rest, loaders }: Context,
): Promise<UserError[]> {
  const ids = { companyId: await loaders.companyId(), ...key };
  const { userErrors } = await catchUserErrors(completeInstallation(rest, ids, idempotencyKey));
  // REST answers in English here (it takes no language), so reload the installation in the viewer's language.
  loaders.installation.clear(key);
  return userErrors;
}
