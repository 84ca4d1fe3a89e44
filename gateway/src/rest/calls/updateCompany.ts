import type { Answer, Body } from "../answer.ts";
import type { Rest } from "../client.ts";

export function updateCompany(rest: Rest, change: Body<"updateCompany">, ifMatch?: string) {
  return rest.put<Answer<"updateCompany">>("v1/company", change, ifMatch);
}
