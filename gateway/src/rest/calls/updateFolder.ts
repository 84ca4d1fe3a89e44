import type { Answer, Body } from "../answer.ts";
import type { Rest } from "../client.ts";
import { path } from "../path.ts";

type Ids = { companyId: string; projectId: string; folderId: string };

export function updateFolder(
  rest: Rest,
  { companyId, projectId, folderId }: Ids,
  change: Body<"updateFolder">,
  ifMatch?: string,
) {
  const address = path`v1/company/${companyId}/project/${projectId}/folder/${folderId}`;
  return rest.put<Answer<"updateFolder">>(address, change, ifMatch);
}
