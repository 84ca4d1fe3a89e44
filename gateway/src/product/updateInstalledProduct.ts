import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { parseIds, requireIds } from "../graphql/globalId.ts";
import { catchUserErrors, userError } from "../graphql/userErrors.ts";
import { productNotFound } from "./installProduct.ts";
import { updateMeasurement } from "./productApi.ts";

export const updateInstalledProduct: MutationResolvers["updateInstalledProduct"] = async (_, { input }, context) => {
  const { measurementId, ...installationKey } = requireIds("InstalledProduct", input.installedProductId, "product");
  const productId = input.productId ? parseIds("Product", input.productId)?.productId : undefined;
  const refuse = (error: ReturnType<typeof userError>) => ({ installationKey, product: null, userErrors: [error] });
  if (input.productId && !productId) return refuse(productNotFound());
  const { cableMarking } = input;
  const body = { ...(productId && { productId }), ...(cableMarking !== undefined && { cableMarking }) };
  if (Object.keys(body).length === 0) return refuse(userError("VALUE_INVALID", "There is nothing to change"));
  const { value, userErrors } = await catchUserErrors(updateMeasurement(context.rest, measurementId, body));
  context.loaders.installation.clear(installationKey);
  context.loaders.steps.clearAll();
  return { installationKey, product: value && { ...value, installation: installationKey }, userErrors };
};
