import type {
  MutationResolvers,
  ReopenInstallationInput,
  ReturnInstallationInput,
} from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { itemKey, requireRequests, runItems, validateItems } from "../graphql/bulk.ts";
import { requireIds } from "../graphql/globalId.ts";
import { catchUserErrors, notAllowedCodes } from "../graphql/userErrors.ts";
import { parseIdempotencyKey, requireFields } from "../graphql/validation.ts";

export const releaseInstallations: MutationResolvers["releaseInstallations"] = async (_, { input }, context) => {
  const { installationIds } = input;
  const userErrors = validateItems(installationIds, "installationIds");
  if (userErrors.length > 0) return { results: [], userErrors };
  const note = input.note?.trim() || undefined;
  const key = parseIdempotencyKey(input, context);
  requireRequests(installationIds.length, context.budget);
  const release = async (id: string, index: number) => {
    const installationKey = requireIds("Installation", id);
    const idempotencyKey = itemKey(key, index);
    const call = context.rest.call("releaseInstallation", { ...installationKey, body: { note }, idempotencyKey });
    const { userErrors: refusals } = await catchUserErrors(call);
    return { installation: () => context.loaders.installation.load(installationKey), userErrors: refusals };
  };
  return { results: await runItems(installationIds, release, context), userErrors };
};

export const returnInstallation: MutationResolvers["returnInstallation"] = (_, { input }, context) =>
  openAgain("returnInstallation", input, context);

export const reopenInstallation: MutationResolvers["reopenInstallation"] = (_, { input }, context) =>
  openAgain("reopenInstallation", input, context);

async function openAgain(
  operation: "returnInstallation" | "reopenInstallation",
  input: ReturnInstallationInput | ReopenInstallationInput,
  context: Context,
) {
  const { rest, loaders } = context;
  const key = requireIds("Installation", input.installationId);
  const installation = () => loaders.installation.load(key);
  const reason = input.reason.trim();
  const faults = requireFields({ reason }, { reason: ["FIELD_REQUIRED", "reason is required"] });
  if (faults.length > 0) return { installation, userErrors: faults };
  const idempotencyKey = parseIdempotencyKey(input, context);
  const call = rest.call(operation, { ...key, body: { reason }, idempotencyKey });
  const { userErrors } = await catchUserErrors(call, notAllowedCodes);
  return { installation, userErrors };
}
