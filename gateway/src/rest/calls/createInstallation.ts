import type { Answer, Body } from "../answer.ts";
import type { Rest } from "../client.ts";
import { path } from "../path.ts";

type Ids = { companyId: string; projectId: string; folderId: string };

export function createInstallation(
  rest: Rest,
  { companyId, projectId, folderId }: Ids,
  installation: Body<"createInstallation">,
  key?: string,
) {
  const address = path`v1/company/${companyId}/project/${projectId}/folder/${folderId}/installation`;
  return rest.post<Answer<"createInstallation">>(address, installation, key);
}
