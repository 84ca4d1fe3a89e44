import type { Answer } from "../answer.ts";
import type { Rest } from "../client.ts";
import { path } from "../path.ts";

type Ids = { companyId: string; projectId: string; installationId: string };

export function completeInstallation(rest: Rest, { companyId, projectId, installationId }: Ids, key?: string) {
  const address = path`v1/company/${companyId}/project/${projectId}/installation/${installationId}/complete`;
  return rest.post<Answer<"completeInstallation">>(address, undefined, key);
}
