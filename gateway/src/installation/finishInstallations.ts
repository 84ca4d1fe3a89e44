import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { itemKey, requireRequests, runItems, validateItems } from "../graphql/bulk.ts";
import { parseGlobalId, requireIds } from "../graphql/globalId.ts";
import { parseIdempotencyKey } from "../graphql/idempotencyKey.ts";
import { userError } from "../graphql/userErrors.ts";
import { finishOnce, validateDisclaimer } from "./finishInstallation.ts";

export const finishInstallations: MutationResolvers["finishInstallations"] = async (_, { input }, context) => {
  const { installationIds } = input;
  const key = parseIdempotencyKey(input, context);
  const userErrors = [...validateDisclaimer(input), ...validateItems(installationIds, "installationIds")];
  if (userErrors.length > 0) return { results: [], userErrors };
  // It is read first, so that it is not one of the requests that are left; for ids that cannot be any nothing is asked.
  if (installationIds.some((id) => parseGlobalId(id)?.type === "Installation")) await context.loaders.companyId();
  requireRequests(installationIds.length, context.budget);
  const finish = async (id: string, index: number) => {
    const installationKey = requireIds("Installation", id);
    if (installationIds.indexOf(id) < index) {
      return { installationKey, userErrors: [userError("VALUE_INVALID", "The list has this installation already.")] };
    }
    return { installationKey, userErrors: await finishOnce(installationKey, itemKey(key, index), context) };
  };
  return { results: await runItems(installationIds, finish, context), userErrors };
};
