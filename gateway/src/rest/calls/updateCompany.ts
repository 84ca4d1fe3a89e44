import type { Answer, Body } from "../answer.ts";
import type { Rest } from "../client.ts";
import { path } from "../path.ts";

export function updateCompany(rest: Rest, change: Body<"updateCompany">, ifMatch?: string) {
  return rest.put<Answer<"updateCompany">>(path`v1/company`, change, ifMatch);
}
