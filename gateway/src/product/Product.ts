import type { ProductField, ProductResolvers, Recipe } from "../__generated__/resolvers.ts";
import { toGlobalId } from "../globalId.ts";
import { countryNumber } from "./countryNumber.ts";

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
