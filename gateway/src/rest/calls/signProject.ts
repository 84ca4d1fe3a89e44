import type { Answer, Body } from "../answer.ts";
import type { Rest } from "../client.ts";
import { path } from "../path.ts";

export function signProject(
  rest: Rest,
  companyId: string,
  projectId: string,
  sending: Body<"signProject">,
  key?: string,
) {
  return rest.post<Answer<"signProject">>(path`v1/company/${companyId}/project/${projectId}/sign`, sending, key);
}
