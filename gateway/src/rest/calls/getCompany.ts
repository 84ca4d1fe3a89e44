import type { Answer } from "../answer.ts";
import type { Rest } from "../client.ts";

export function getCompany(rest: Rest) {
  return rest.get<Answer<"getCompany">>("v1/company");
}
