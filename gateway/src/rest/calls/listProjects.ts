import type { Answer } from "../answer.ts";
import type { Rest } from "../client.ts";
import { path } from "../path.ts";

type Query = { archived: boolean; skip: number; take: number };

export function listProjects(rest: Rest, companyId: string, query: Query) {
  return rest.get<Answer<"listProjects">>(path`v1/company/${companyId}/project`, query);
}
