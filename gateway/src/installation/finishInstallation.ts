import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { requireIds } from "../globalId.ts";
import { parseIdempotencyKey } from "../idempotency/idempotencyKey.ts";
import { catchUserErrors, userError } from "../userErrors.ts";
import { completeInstallation } from "./installationApi.ts";

export const finishInstallation: MutationResolvers["finishInstallation"] = async (_, { input }, context) => {
  const { rest, loaders } = context;
  const installationKey = requireIds("Installation", input.installationId);
  if (!input.acceptsDisclaimer) {
    return {
      installationKey,
      userErrors: [userError("DISCLAIMER_NOT_ACCEPTED", "The disclaimer must be accepted", "acceptsDisclaimer")],
    };
  }
  const ids = { companyId: await loaders.companyId(), ...installationKey };
  const { userErrors } = await catchUserErrors(completeInstallation(rest, ids, parseIdempotencyKey(input, context)));
  // REST answers in English here (it takes no language), so reload the installation in the viewer's language.
  loaders.installation.clear(installationKey);
  return { installationKey, userErrors };
};
