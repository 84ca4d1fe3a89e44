import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { idempotencyKeyOf } from "../idempotency/idempotencyKeyOf.ts";
import { attempt, userError } from "../userErrors.ts";
import { completeInstallation } from "./installationApi.ts";
import { installationKeyOf } from "./installationKeyOf.ts";

export const finishInstallation: MutationResolvers["finishInstallation"] = async (_, { input }, context) => {
  const { rest, loaders } = context;
  const changed = installationKeyOf(input.installationId);
  if (!input.acceptsDisclaimer) {
    return {
      changed,
      userErrors: [userError("DISCLAIMER_NOT_ACCEPTED", "The disclaimer must be accepted", "acceptsDisclaimer")],
    };
  }
  const ids = { companyId: await loaders.companyId(), ...changed };
  const { userErrors } = await attempt(completeInstallation(rest, ids, idempotencyKeyOf(input, context)));
  // The answer to finishing has its products' titles in English: what is asked for is read in the viewer's language.
  loaders.installation.clear(changed);
  return { changed, userErrors };
};
