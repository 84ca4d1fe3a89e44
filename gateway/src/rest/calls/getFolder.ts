import type { Answer } from "../answer.ts";
import type { Rest } from "../client.ts";
import { path } from "../path.ts";

export function getFolder(rest: Rest, companyId: string, projectId: string, folderId: string) {
  return rest.get<Answer<"getFolder">>(path`v1/company/${companyId}/project/${projectId}/folder/${folderId}`);
}
