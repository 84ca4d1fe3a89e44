import type { AddProductPayloadResolvers } from "../__generated__/resolvers.ts";
import { changedInstallation } from "../installation/changedInstallation.ts";

// The answer to adding a product has its title in English; the installation's products come in the viewer's language.
export const AddProductPayload: AddProductPayloadResolvers = {
  ...changedInstallation,
  product: async ({ product, changed }, _, { loaders }) => {
    if (!product) return null;
    const products = (await loaders.installation.load(changed))?.products;
    const titled = products?.find(({ measurementId }) => measurementId === product.measurementId);
    return { ...(titled ?? product), installation: changed };
  },
};
