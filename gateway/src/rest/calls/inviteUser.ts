import type { Answer, Body } from "../answer.ts";
import type { Rest } from "../client.ts";
import { path } from "../path.ts";

export function inviteUser(rest: Rest, companyId: string, invitation: Body<"inviteUser">) {
  return rest.post<Answer<"inviteUser">>(path`v1/company/${companyId}/users/invite`, invitation);
}
