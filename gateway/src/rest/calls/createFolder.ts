import type { Answer, Body } from "../answer.ts";
import type { Rest } from "../client.ts";
import { path } from "../path.ts";

type Ids = { companyId: string; projectId: string; parentFolderId: string };

export function createFolder(
  rest: Rest,
  { companyId, projectId, parentFolderId }: Ids,
  folder: Body<"createFolder">,
  key?: string,
) {
  const address = path`v1/company/${companyId}/project/${projectId}/folder/${parentFolderId}/folder`;
  return rest.post<Answer<"createFolder">>(address, folder, key);
}
