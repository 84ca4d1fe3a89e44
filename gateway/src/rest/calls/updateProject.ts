import type { Answer, Body } from "../answer.ts";
import type { Rest } from "../client.ts";
import { path } from "../path.ts";

/** Replaces the project's own fields; an optional one that is left out is cleared. */
export function updateProject(rest: Rest, companyId: string, projectId: string, change: Body<"updateProject">) {
  return rest.put<Answer<"updateProject">>(path`v1/company/${companyId}/project/${projectId}`, change);
}
