import type { Answer } from "../answer.ts";
import type { Rest } from "../client.ts";

type Query = { query: string; language: string; skip: number; take: number };

export function searchProducts(rest: Rest, query: Query) {
  return rest.get<Answer<"searchProducts">>("v1/product", query);
}
