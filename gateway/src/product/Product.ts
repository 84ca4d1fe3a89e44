import type { InstalledProductResolvers, ProductField, ProductResolvers, Recipe } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { type InstallationKey, toGlobalId } from "../globalId.ts";
import type { RestInstalledProduct, RestProduct } from "../rest/types.ts";

export type InstalledProductSource = RestInstalledProduct & { installation: InstallationKey };

const extraFields: Record<Recipe, ProductField[]> = {
  SERIES_RESISTIVE_FOIL_FLEXIBLE_LENGTH: ["CABLE_LENGTH"],
  SERIES_RESISTIVE_FLEXIBLE_LENGTH: ["CABLE_MARKING", "VOLTAGE", "CABLE_LENGTH"],
  SELF_REGULATING_FLEXIBLE_LENGTH: ["CABLE_MARKING", "CABLE_LENGTH", "ISOLATION"],
  PARALLEL_RESISTIVE_FLEXIBLE_LENGTH: ["CABLE_MARKING", "CABLE_LENGTH"],
};

export const Product: ProductResolvers = {
  id: ({ productId }) => toGlobalId("Product", productId),
  number: countryNumber,
  extraFields: ({ recipe }) => (recipe ? extraFields[recipe] : []),
};

export const InstalledProduct: InstalledProductResolvers = {
  id: ({ installation: { projectId, installationId }, measurementId }) =>
    toGlobalId("InstalledProduct", projectId, installationId, measurementId),
  catalogueProductId: ({ productId }) => toGlobalId("Product", productId),
  number: countryNumber,
};

type Numbers = Pick<RestProduct, "articleNumber" | "snro" | "elNumber">;

/** The number that electricians of the viewer's country know a product by. */
export async function countryNumber(product: Numbers, _: unknown, { loaders }: Context): Promise<string> {
  const companyId = (await loaders.viewer())?.companyId;
  const company = companyId ? await loaders.company.load(companyId) : null;
  if (company?.country === "FI") return product.snro ?? product.articleNumber;
  if (company?.country === "NO") return product.elNumber ?? product.articleNumber;
  return product.articleNumber;
}
