import type { AddProductInput, NewProductInput, UserError } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { type Attempt, catchUserErrors, userError } from "../graphql/userErrors.ts";
import { isNotFound, orNull } from "../rest/errors.ts";
import type { RestInstalledProduct } from "../rest/types.ts";
import { createInstalledProduct, getProduct, type NewInstalledProduct } from "./productApi.ts";

export function toExtraFields({
  cableMarking,
  cableLength,
  voltage,
  isolation,
}: NewProductInput & Pick<AddProductInput, "cableMarking">) {
  return {
    ...(cableMarking?.trim() && { cableMarking: cableMarking.trim() }),
    ...(typeof cableLength === "number" && { cableLength }),
    ...(typeof voltage === "number" && { voltage }),
    ...(typeof isolation === "boolean" && { isolation }),
  };
}

/** Adds a product to an installation, and tells a refusal that a person can mend. */
export async function installProduct(
  product: NewInstalledProduct,
  idempotencyKey: string | undefined,
  context: Context,
): Promise<Attempt<RestInstalledProduct>> {
  const call = catchUserErrors(createInstalledProduct(context.rest, product, idempotencyKey));
  return call.catch(async (error: unknown) => {
    // REST answers 404 for the installation and for the product alike; reading the product tells which.
    if (!isNotFound(error) || (await isInCatalogue(product.productId, context))) throw error;
    return { value: null, userErrors: [productNotFound()] };
  });
}

export async function isInCatalogue(productId: string, { rest, loaders }: Context): Promise<boolean> {
  return (await orNull(getProduct(rest, productId, await loaders.language()))) !== null;
}

export function productNotFound(): UserError {
  return userError("PRODUCT_NOT_FOUND", "The product is not in the catalogue", "productId");
}
