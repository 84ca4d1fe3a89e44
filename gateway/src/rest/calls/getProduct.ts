import type { Answer } from "../answer.ts";
import type { Rest } from "../client.ts";
import { path } from "../path.ts";

export function getProduct(rest: Rest, productId: string, language: string) {
  return rest.get<Answer<"getProduct">>(path`v1/product/${productId}`, { language });
}
