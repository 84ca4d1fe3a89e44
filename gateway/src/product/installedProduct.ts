import type { AddProductInput, MutationResolvers, NewProductInput, UserError } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { type InstallationKey, parseIds, requireIds } from "../graphql/globalId.ts";
import { type Attempt, catchUserErrors, userError } from "../graphql/userErrors.ts";
import { givenFields, parseIdempotencyKey } from "../graphql/validation.ts";
import type { Rest } from "../rest/client.ts";
import { isNotFound, orNull } from "../rest/errors.ts";
import type { RestInstalledProduct, RestNewInstalledProduct } from "../rest/types.ts";

/** REST adds products and records values by one operation, so its answer has one of two types. */
export const createInstalledProduct = (rest: Rest, product: RestNewInstalledProduct, idempotencyKey?: string) =>
  rest.call("createMeasurement", { body: product, idempotencyKey }) as Promise<RestInstalledProduct>;

type ExtraFields = Omit<NewProductInput, "productId"> & Pick<AddProductInput, "cableMarking">;

export function toExtraFields({ cableMarking, cableLength, voltage, isolation }: ExtraFields) {
  return givenFields({ cableMarking: cableMarking?.trim() || undefined, cableLength, voltage, isolation });
}

export async function installProduct(
  product: RestNewInstalledProduct,
  idempotencyKey: string | undefined,
  context: Context,
): Promise<Attempt<RestInstalledProduct>> {
  const call = catchUserErrors(createInstalledProduct(context.rest, product, idempotencyKey));
  return call.catch(async (error: unknown) => {
    // REST answers 404 for a missing installation or product; reading the product shows which one is missing.
    if (!isNotFound(error) || (await isInCatalogue(product.productId, context))) throw error;
    return { value: null, userErrors: [productNotFound] };
  });
}

export async function isInCatalogue(productId: string, { rest, loaders }: Context): Promise<boolean> {
  return (await orNull(rest.call("getProduct", { productId, query: { language: await loaders.language() } }))) !== null;
}

export const productNotFound = userError("PRODUCT_NOT_FOUND", "The product is not in the catalogue", "productId");

export const addProduct: MutationResolvers["addProduct"] = async (_, { input }, context) => {
  const key = requireIds("Installation", input.installationId);
  const productId = parseIds("Product", input.productId)?.productId;
  if (!productId) return productPayload(key, { value: null, userErrors: [productNotFound] }, context);
  const body = { installationId: key.installationId, productId, ...toExtraFields(input) };
  const added = await installProduct(body, parseIdempotencyKey(input, context), context);
  return productPayload(key, added, context);
};

function productPayload(
  key: InstallationKey,
  { value, userErrors }: Attempt<RestInstalledProduct>,
  { loaders }: Context,
) {
  // REST's answer has an English title, so the product is read from the installation, in the viewer's language.
  const product =
    value &&
    (async () => {
      const products = (await loaders.installation.load(key))?.products;
      const titled = products?.find(({ measurementId }) => measurementId === value.measurementId);
      return { ...(titled ?? value), installation: key };
    });
  return { installation: () => loaders.installation.load(key), product, userErrors };
}

export const removeProduct: MutationResolvers["removeProduct"] = async (_, { input }, context) => {
  const { rest, loaders } = context;
  const { measurementId, ...key } = requireIds("InstalledProduct", input.installedProductId, "product");
  const installation = () => loaders.installation.load(key);
  const known = input.knownRecordings ?? Number.POSITIVE_INFINITY;
  if (Number.isFinite(known) && (await countRecordings(key, measurementId, context)) > known) {
    const message = "More is recorded for the product than was known. Nothing was removed.";
    return { installation, removedProductId: null, userErrors: [userError("CONFLICT", message, "knownRecordings")] };
  }
  const { userErrors } = await catchUserErrors(rest.call("deleteMeasurement", { measurementId }));
  return { installation, removedProductId: userErrors.length === 0 ? input.installedProductId : null, userErrors };
};

/** Counts the values and files that a removal would delete. */
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

export const updateInstalledProduct: MutationResolvers["updateInstalledProduct"] = async (_, { input }, context) => {
  const { measurementId, ...key } = requireIds("InstalledProduct", input.installedProductId, "product");
  const productId = input.productId ? parseIds("Product", input.productId)?.productId : undefined;
  const refuse = (error: UserError) => productPayload(key, { value: null, userErrors: [error] }, context);
  if (input.productId && !productId) return refuse(productNotFound);
  const { cableMarking } = input;
  const body = { ...(productId && { productId }), ...(cableMarking !== undefined && { cableMarking }) };
  if (Object.keys(body).length === 0) return refuse(userError("VALUE_INVALID", "There is nothing to change"));
  const changed = await catchUserErrors(context.rest.call("updateMeasurement", { measurementId, body }));
  return productPayload(key, changed, context);
};
