import type { Answer, Body } from "../answer.ts";
import type { Rest } from "../client.ts";
import { path } from "../path.ts";

export function previewCertificate(
  rest: Rest,
  companyId: string,
  projectId: string,
  choice: Body<"previewCertificate">,
) {
  const address = path`v1/company/${companyId}/project/${projectId}/certificate-preview`;
  return rest.post<Answer<"previewCertificate">>(address, choice);
}
