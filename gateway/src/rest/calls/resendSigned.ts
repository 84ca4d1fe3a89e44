import type { Answer, Body } from "../answer.ts";
import type { Rest } from "../client.ts";
import { path } from "../path.ts";

export function resendSigned(
  rest: Rest,
  companyId: string,
  projectId: string,
  sending: Body<"resendSigned">,
  key?: string,
) {
  return rest.post<Answer<"resendSigned">>(
    path`v1/company/${companyId}/project/${projectId}/resend-signed`,
    sending,
    key,
  );
}
