import type { components } from "../rest/__generated__/contract.ts";
import type { Rest } from "../rest/client.ts";
import { path } from "../rest/path.ts";
import type { Answer, Body, Query, RestInstalledProduct } from "../rest/types.ts";

export type NewInstalledProduct = components["schemas"]["NewInstalledProduct"];
type Search = { query: string; language: string; skip: number; take: number };

export const getProduct = (rest: Rest, productId: string, language: string) =>
  rest.get<Answer<"getProduct">>(path`v1/product/${productId}`, { language });

export const searchProducts = (rest: Rest, search: Search) =>
  rest.get<Answer<"searchProducts">>(path`v1/product`, search);

/** The whole catalogue, in the order of ids. A service without the list answers 404. */
export const listProducts = (rest: Rest, query: Query<"listProducts">) =>
  rest.get<Answer<"listProducts">>(path`v1/products`, query);

/** Adding a product is one of the two uses of `POST v1/measurements`. */
export const createInstalledProduct = (rest: Rest, product: NewInstalledProduct, key?: string) =>
  rest.post<RestInstalledProduct>(path`v1/measurements`, product, key);

export const deleteMeasurement = (rest: Rest, measurementId: string) =>
  rest.delete(path`v1/measurements/${measurementId}`);

export const updateMeasurement = (rest: Rest, measurementId: string, change: Body<"updateMeasurement">) =>
  rest.put<Answer<"updateMeasurement">>(path`v1/measurements/${measurementId}`, change);
