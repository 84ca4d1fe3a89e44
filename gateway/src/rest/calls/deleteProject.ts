import type { Rest } from "../client.ts";
import { path } from "../path.ts";

export function deleteProject(rest: Rest, companyId: string, projectId: string) {
  return rest.delete(path`v1/company/${companyId}/project/${projectId}`);
}
