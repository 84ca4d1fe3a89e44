import type { Answer } from "../answer.ts";
import type { Rest } from "../client.ts";
import { path } from "../path.ts";

type Query = { query: string; language: string; skip: number; take: number };

export function searchProducts(rest: Rest, query: Query) {
  return rest.get<Answer<"searchProducts">>(path`v1/product`, query);
}
