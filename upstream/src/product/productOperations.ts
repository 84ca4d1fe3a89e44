import { createMeasurement } from "./createMeasurement.ts";
import { deleteMeasurement } from "./deleteMeasurement.ts";
import { getProduct } from "./getProduct.ts";
import { getProductUse } from "./getProductUse.ts";
import { listProducts } from "./listProducts.ts";
import { searchProducts } from "./searchProducts.ts";
import { updateMeasurement } from "./updateMeasurement.ts";

export const productOperations = {
  createMeasurement,
  deleteMeasurement,
  getProduct,
  getProductUse,
  listProducts,
  searchProducts,
  updateMeasurement,
};
