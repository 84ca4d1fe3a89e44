import type { Answer, Body } from "../answer.ts";
import type { Rest } from "../client.ts";
import { path } from "../path.ts";

type Ids = { companyId: string; projectId: string };

/**
 * Replaces the project's own fields; an optional one that is null is cleared. With `ifMatch` a change of another version than
 * the current one is refused as VERSION_CONFLICT.
 */
export function updateProject(
  rest: Rest,
  { companyId, projectId }: Ids,
  change: Body<"updateProject">,
  ifMatch?: string,
) {
  return rest.put<Answer<"updateProject">>(path`v1/company/${companyId}/project/${projectId}`, change, ifMatch);
}
