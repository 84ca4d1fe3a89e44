import type { Answer, Body } from "../answer.ts";
import type { Rest } from "../client.ts";
import { path } from "../path.ts";

export function updateUser(rest: Rest, userId: string, change: Body<"updateUser">, ifMatch?: string) {
  return rest.put<Answer<"updateUser">>(path`v1/user/${userId}`, change, ifMatch);
}
