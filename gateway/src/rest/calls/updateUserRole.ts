import type { Answer, Body } from "../answer.ts";
import type { Rest } from "../client.ts";
import { path } from "../path.ts";

export function updateUserRole(rest: Rest, userId: string, change: Body<"updateUserRole">, ifMatch?: string) {
  return rest.put<Answer<"updateUserRole">>(path`v1/user/${userId}/role`, change, ifMatch);
}
