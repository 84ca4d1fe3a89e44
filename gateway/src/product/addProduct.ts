import type { AddProductInput, AddProductPayloadResolvers, MutationResolvers } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { parseIds, requireIds } from "../globalId.ts";
import { parseIdempotencyKey } from "../idempotency/idempotencyKey.ts";
import { installationPayload } from "../installation/Installation.ts";
import { isNotFound, orNull } from "../rest/errors.ts";
import { catchUserErrors, userError } from "../userErrors.ts";
import { createInstalledProduct, getProduct } from "./productApi.ts";

export const addProduct: MutationResolvers["addProduct"] = async (_, { input }, context) => {
  const { rest, loaders } = context;
  const installationKey = requireIds("Installation", input.installationId);
  const productId = parseIds("Product", input.productId)?.productId;
  if (!productId) return { installationKey, product: null, userErrors: [notFound()] };
  const body = { installationId: installationKey.installationId, productId, ...toExtraFields(input) };
  const call = catchUserErrors(createInstalledProduct(rest, body, parseIdempotencyKey(input, context)));
  const { value, userErrors } = await call.catch(async (error: unknown) => {
    if (!(await isUnknownProduct(error, productId, context))) throw error;
    return { value: null, userErrors: [notFound()] };
  });
  loaders.installation.clear(installationKey);
  return { installationKey, product: value && { ...value, installation: installationKey }, userErrors };
};

function toExtraFields({ cableMarking, cableLength, voltage, isolation }: AddProductInput) {
  return {
    ...(cableMarking?.trim() && { cableMarking: cableMarking.trim() }),
    ...(typeof cableLength === "number" && { cableLength }),
    ...(typeof voltage === "number" && { voltage }),
    ...(typeof isolation === "boolean" && { isolation }),
  };
}

// REST answers 404 for the installation and for the product alike; reading the product tells which.
async function isUnknownProduct(error: unknown, productId: string, { rest, loaders }: Context): Promise<boolean> {
  if (!isNotFound(error)) return false;
  return (await orNull(getProduct(rest, productId, await loaders.language()))) === null;
}

function notFound() {
  return userError("PRODUCT_NOT_FOUND", "The product is not in the catalogue", "productId");
}

// The answer to adding a product has its title in English; the installation's products come in the viewer's language.
export const AddProductPayload: AddProductPayloadResolvers = {
  ...installationPayload,
  product: async ({ product, installationKey }, _, { loaders }) => {
    if (!product) return null;
    const products = (await loaders.installation.load(installationKey))?.products;
    const titled = products?.find(({ measurementId }) => measurementId === product.measurementId);
    return { ...(titled ?? product), installation: installationKey };
  },
};
