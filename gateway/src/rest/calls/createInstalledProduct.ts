import type { components } from "../__generated__/contract.ts";
import type { Rest } from "../client.ts";
import { path } from "../path.ts";
import type { RestInstalledProduct } from "../payloads.ts";

/** Adding a product is one of the two uses of `POST v1/measurements`. */
export function createInstalledProduct(
  rest: Rest,
  product: components["schemas"]["NewInstalledProduct"],
  key?: string,
) {
  return rest.post<RestInstalledProduct>(path`v1/measurements`, product, key);
}
