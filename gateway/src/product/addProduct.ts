import type { AddProductInput, MutationResolvers } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { idsOf } from "../globalId.ts";
import { idempotencyKeyOf } from "../idempotency/idempotencyKeyOf.ts";
import { installationKeyOf } from "../installation/installationKeyOf.ts";
import { isNotFound, orNull } from "../rest/errors.ts";
import { attempt, userError } from "../userErrors.ts";
import { createInstalledProduct, getProduct } from "./productApi.ts";

export const addProduct: MutationResolvers["addProduct"] = async (_, { input }, context) => {
  const { rest, loaders } = context;
  const changed = installationKeyOf(input.installationId);
  const [productId] = idsOf("Product", input.productId) ?? [];
  if (!productId) return { changed, product: null, userErrors: [notFound()] };
  const body = { installationId: changed.installationId, productId, ...complement(input) };
  const call = attempt(createInstalledProduct(rest, body, idempotencyKeyOf(input, context)));
  const { value, userErrors } = await call.catch(async (error: unknown) => {
    if (!(await isUnknownProduct(error, productId, context))) throw error;
    return { value: null, userErrors: [notFound()] };
  });
  loaders.installation.clear(changed);
  return { changed, product: value && { ...value, installation: changed }, userErrors };
};

function complement({ cableMarking, cableLength, voltage, isolation }: AddProductInput) {
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
