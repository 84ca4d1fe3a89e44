import type { operations } from "../__generated__/contract.ts";
import type { Answer, Body } from "../answer.ts";
import type { Rest } from "../client.ts";
import { path } from "../path.ts";

/** In place of the user, for somebody who has an account and joins by accepting. */
type Asked = operations["inviteUser"]["responses"][202]["content"]["application/json"];

export function inviteUser(rest: Rest, companyId: string, invitation: Body<"inviteUser">) {
  return rest.post<Answer<"inviteUser"> | Asked>(path`v1/company/${companyId}/users/invite`, invitation);
}
