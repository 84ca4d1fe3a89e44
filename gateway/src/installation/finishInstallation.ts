import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { parseInstallationId } from "../globalId.ts";
import { idempotencyKeyOf } from "../idempotency/idempotencyKeyOf.ts";
import { catchUserErrors, userError } from "../userErrors.ts";
import { completeInstallation } from "./installationApi.ts";

export const finishInstallation: MutationResolvers["finishInstallation"] = async (_, { input }, context) => {
  const { rest, loaders } = context;
  const installationKey = parseInstallationId(input.installationId);
  if (!input.acceptsDisclaimer) {
    return {
      installationKey,
      userErrors: [userError("DISCLAIMER_NOT_ACCEPTED", "The disclaimer must be accepted", "acceptsDisclaimer")],
    };
  }
  const ids = { companyId: await loaders.companyId(), ...installationKey };
  const { userErrors } = await catchUserErrors(completeInstallation(rest, ids, idempotencyKeyOf(input, context)));
  // REST answers in English here (it takes no language), so reload the installation in the viewer's language.
  loaders.installation.clear(installationKey);
  return { installationKey, userErrors };
};
