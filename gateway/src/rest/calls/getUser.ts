import type { Answer } from "../answer.ts";
import type { Rest } from "../client.ts";
import { path } from "../path.ts";

export function getUser(rest: Rest, userId: string) {
  return rest.get<Answer<"getUser">>(path`v1/user/${userId}`);
}
