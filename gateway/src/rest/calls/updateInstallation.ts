import type { Answer, Body } from "../answer.ts";
import type { Rest } from "../client.ts";
import { path } from "../path.ts";

type Ids = { companyId: string; projectId: string; installationId: string };

/** Title and installer are always sent; `newFolderId` moves the installation. The answer's titles are in no wished language. */
export function updateInstallation(
  rest: Rest,
  { companyId, projectId, installationId }: Ids,
  change: Body<"updateInstallation">,
  ifMatch?: string,
) {
  const address = path`v1/company/${companyId}/project/${projectId}/installation/${installationId}`;
  return rest.put<Answer<"updateInstallation">>(address, change, ifMatch);
}
