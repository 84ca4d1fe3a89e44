import type { Answer, Body } from "../answer.ts";
import type { Rest } from "../client.ts";
import { path } from "../path.ts";

type Ids = { companyId: string; projectId: string; installationId: string };
type File = Body<"createAttachmentUpload">;

export function createAttachmentUpload(rest: Rest, { companyId, projectId, installationId }: Ids, file: File) {
  const address = path`v1/company/${companyId}/project/${projectId}/installation/${installationId}/steps/presigned-url`;
  return rest.post<Answer<"createAttachmentUpload">>(address, file);
}
