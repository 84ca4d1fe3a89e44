import type { Answer } from "../answer.ts";
import type { Rest } from "../client.ts";
import { path } from "../path.ts";

export function getCompany(rest: Rest) {
  return rest.get<Answer<"getCompany">>(path`v1/company`);
}
