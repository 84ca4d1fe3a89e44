import type { Answer } from "../answer.ts";
import type { Rest } from "../client.ts";
import { path } from "../path.ts";

const folder = "public/profile-pictures";

/** `name` is the file's own; the folder that logos go to is put before it. */
export function createLogoUpload(rest: Rest, companyId: string, name: string) {
  const address = path`v1/company/${companyId}/pre-signed-url`;
  return rest.post<Answer<"createLogoUpload">>(address, { fileName: `${folder}/${name}` });
}
