import type { Answer } from "../answer.ts";
import type { Rest } from "../client.ts";
import { path } from "../path.ts";

type Query = { active: "all" | "active" | "inactive"; skip: number; take: number };

export function listUsers(rest: Rest, companyId: string, query: Query) {
  return rest.get<Answer<"listUsers">>(path`v1/company/${companyId}/users`, query);
}
