import type { Answer } from "../answer.ts";
import type { Rest } from "../client.ts";
import { path } from "../path.ts";

type Ids = { companyId: string; projectId: string; folderId: string };
type Query = { skip: number; take: number };

export function listInstallations(rest: Rest, { companyId, projectId, folderId }: Ids, query: Query) {
  const address = path`v1/company/${companyId}/project/${projectId}/folder/${folderId}/installation`;
  return rest.get<Answer<"listInstallations">>(address, query);
}
