import type { Answer } from "../answer.ts";
import type { Rest } from "../client.ts";
import { path } from "../path.ts";

export function getProject(rest: Rest, companyId: string, projectId: string) {
  return rest.get<Answer<"getProject">>(path`v1/company/${companyId}/project/${projectId}`);
}
