import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { requireIds } from "../graphql/globalId.ts";
import { catchUserErrors, notAllowedCodes } from "../graphql/userErrors.ts";
import { parseIdempotencyKey, requireFields } from "../graphql/validation.ts";

export const reopenInstallation: MutationResolvers["reopenInstallation"] = async (_, { input }, context) => {
  const { rest, loaders } = context;
  const installationKey = requireIds("Installation", input.installationId);
  const reason = input.reason.trim();
  const faults = requireFields({ reason }, { reason: ["FIELD_REQUIRED", "reason is required"] });
  if (faults.length > 0) return { installationKey, userErrors: faults };
  const idempotencyKey = parseIdempotencyKey(input, context);
  const call = rest.call("reopenInstallation", { ...installationKey, body: { reason }, idempotencyKey });
  const { userErrors } = await catchUserErrors(call, { codes: notAllowedCodes });
  loaders.installation.clear(installationKey);
  return { installationKey, userErrors };
};
