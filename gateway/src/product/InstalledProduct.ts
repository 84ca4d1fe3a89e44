import type { InstalledProductResolvers } from "../__generated__/resolvers.ts";
import { toGlobalId } from "../globalId.ts";
import { countryNumber } from "./countryNumber.ts";

export const InstalledProduct: InstalledProductResolvers = {
  id: ({ installation: { projectId, installationId }, measurementId }) =>
    toGlobalId("InstalledProduct", projectId, installationId, measurementId),
  catalogueProductId: ({ productId }) => toGlobalId("Product", productId),
  number: countryNumber,
};
