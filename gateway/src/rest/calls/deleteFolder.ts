import type { Rest } from "../client.ts";
import { path } from "../path.ts";

type Ids = { companyId: string; projectId: string; folderId: string };

export function deleteFolder(rest: Rest, { companyId, projectId, folderId }: Ids) {
  return rest.delete(path`v1/company/${companyId}/project/${projectId}/folder/${folderId}`);
}
