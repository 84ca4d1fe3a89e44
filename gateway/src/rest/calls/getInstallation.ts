import type { Answer } from "../answer.ts";
import type { Rest } from "../client.ts";
import { path } from "../path.ts";

type Ids = { companyId: string; projectId: string; installationId: string };

export function getInstallation(rest: Rest, { companyId, projectId, installationId }: Ids, language: string) {
  const address = path`v1/company/${companyId}/project/${projectId}/installation/${installationId}`;
  return rest.get<Answer<"getInstallation">>(address, { language });
}
