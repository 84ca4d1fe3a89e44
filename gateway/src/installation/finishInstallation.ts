import type { MutationResolvers } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { itemKey, requireRequests, runItems, validateItems } from "../graphql/bulk.ts";
import { type InstallationKey, parseGlobalId, requireIds } from "../graphql/globalId.ts";
import { catchUserErrors, userError } from "../graphql/userErrors.ts";
import { parseIdempotencyKey, validateDisclaimer } from "../graphql/validation.ts";
import { isReplayed } from "../rest/client.ts";

export const finishInstallation: MutationResolvers["finishInstallation"] = async (_, { input }, context) => {
  const key = requireIds("Installation", input.installationId);
  const userErrors = validateDisclaimer(input);
  if (userErrors.length > 0) return { installation: () => context.loaders.installation.load(key), userErrors };
  return finishOnce(key, parseIdempotencyKey(input, context), context);
};

async function finishOnce(
  key: InstallationKey,
  idempotencyKey: string | undefined,
  { rest, loaders, services }: Context,
) {
  const language = (await services.features.has("completeLanguage")) ? await loaders.language() : undefined;
  const call = rest.call("completeInstallation", { ...key, idempotencyKey, query: { language } });
  const { value, userErrors } = await catchUserErrors(call);
  // The cache holds installations in the viewer's language. A replay may be outdated, so the cache leaves it out.
  const known = value && language && !isReplayed(value) ? value : undefined;
  // The cache is primed only when the field is resolved, because each later finish empties the cache.
  const installation = () => (known ? loaders.installation.prime(key, known) : loaders.installation).load(key);
  return { installation, userErrors };
}

export const finishInstallations: MutationResolvers["finishInstallations"] = async (_, { input }, context) => {
  const { installationIds } = input;
  const key = parseIdempotencyKey(input, context);
  const userErrors = [...validateDisclaimer(input), ...validateItems(installationIds, "installationIds")];
  if (userErrors.length > 0) return { results: [], userErrors };
  // Loads the company before the count, because the company's request uses the same budget.
  // Invalid ids need no company.
  if (installationIds.some((id) => parseGlobalId(id)?.type === "Installation")) await context.loaders.companyId();
  requireRequests(installationIds.length, context.budget);
  const finish = async (id: string, index: number) => {
    const installationKey = requireIds("Installation", id);
    if (installationIds.indexOf(id) < index) {
      const installation = () => context.loaders.installation.load(installationKey);
      return { installation, userErrors: [userError("VALUE_INVALID", "The list has this installation already.")] };
    }
    return finishOnce(installationKey, itemKey(key, index), context);
  };
  return { results: await runItems(installationIds, finish, context), userErrors };
};
