import type { MutationResolvers } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { type InstallationKey, requireIds } from "../graphql/globalId.ts";
import { catchUserErrors, userError } from "../graphql/userErrors.ts";
import { deleteMeasurement } from "./productApi.ts";

export const removeProduct: MutationResolvers["removeProduct"] = async (_, { input }, context) => {
  const { rest, loaders } = context;
  const { measurementId, ...installationKey } = requireIds("InstalledProduct", input.installedProductId, "product");
  const known = input.knownRecordings ?? Number.POSITIVE_INFINITY;
  if (Number.isFinite(known) && (await countRecordings(installationKey, measurementId, context)) > known) {
    const message = "More is recorded for the product than was known. Nothing was removed.";
    return { installationKey, removedProductId: null, userErrors: [userError("CONFLICT", message, "knownRecordings")] };
  }
  const { userErrors } = await catchUserErrors(deleteMeasurement(rest, measurementId));
  loaders.installation.clear(installationKey);
  loaders.steps.clearAll();
  return { installationKey, removedProductId: userErrors.length === 0 ? input.installedProductId : null, userErrors };
};

/** The values and files of all steps that would be lost with a product. */
async function countRecordings(installation: InstallationKey, measurementId: string, { loaders }: Context) {
  const steps = await loaders.steps.load({ ...installation, language: await loaders.language() });
  const entries = (steps ?? []).flatMap(({ data }) => data).filter((entry) => entry.measurementId === measurementId);
  const counts = entries.map(({ dataSchema, data: { attachments, ...values } }) => {
    const recorded = Object.entries(values).filter(
      ([field, value]) => field in dataSchema.properties && value !== null,
    );
    return recorded.length + (attachments?.length ?? 0);
  });
  return counts.reduce((sum, count) => sum + count, 0);
}
