import type { Answer } from "../answer.ts";
import type { Rest } from "../client.ts";
import { path } from "../path.ts";

export function getInvitation(rest: Rest, token: string) {
  return rest.get<Answer<"getInvitation">>(path`v1/invitation`, { token });
}

export function acceptInvitation(rest: Rest, token: string) {
  return rest.post<Answer<"acceptInvitation">>(path`v1/invitation/accept`, { token });
}
