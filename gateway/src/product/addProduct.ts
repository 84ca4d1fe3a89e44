import type { AddProductPayloadResolvers, MutationResolvers } from "../__generated__/resolvers.ts";
import { parseIds, requireIds } from "../graphql/globalId.ts";
import { parseIdempotencyKey } from "../graphql/idempotencyKey.ts";
import { installProduct, productNotFound, toExtraFields } from "./installProduct.ts";

export const addProduct: MutationResolvers["addProduct"] = async (_, { input }, context) => {
  const installationKey = requireIds("Installation", input.installationId);
  const productId = parseIds("Product", input.productId)?.productId;
  if (!productId) return { installationKey, product: null, userErrors: [productNotFound()] };
  const body = { installationId: installationKey.installationId, productId, ...toExtraFields(input) };
  const { value, userErrors } = await installProduct(body, parseIdempotencyKey(input, context), context);
  context.loaders.installation.clear(installationKey);
  return { installationKey, product: value && { ...value, installation: installationKey }, userErrors };
};

// The answer to adding a product has its title in English; the installation's products come in the viewer's language.
export const AddProductPayload: AddProductPayloadResolvers = {
  installation: ({ installationKey }, _, { loaders }) => loaders.installation.load(installationKey),
  product: async ({ product, installationKey }, _, { loaders }) => {
    if (!product) return null;
    const products = (await loaders.installation.load(installationKey))?.products;
    const titled = products?.find(({ measurementId }) => measurementId === product.measurementId);
    return { ...(titled ?? product), installation: installationKey };
  },
};
