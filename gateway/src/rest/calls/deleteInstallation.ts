import type { Rest } from "../client.ts";
import { path } from "../path.ts";

type Ids = { companyId: string; projectId: string; installationId: string };

export function deleteInstallation(rest: Rest, { companyId, projectId, installationId }: Ids) {
  return rest.delete(path`v1/company/${companyId}/project/${projectId}/installation/${installationId}`);
}
