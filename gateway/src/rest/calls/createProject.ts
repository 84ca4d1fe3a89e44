import type { Answer, Body } from "../answer.ts";
import type { Rest } from "../client.ts";
import { path } from "../path.ts";

export function createProject(rest: Rest, companyId: string, project: Body<"createProject">, key?: string) {
  return rest.post<Answer<"createProject">>(path`v1/company/${companyId}/project`, project, key);
}
