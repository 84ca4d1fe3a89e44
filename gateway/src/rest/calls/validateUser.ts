import type { Answer } from "../answer.ts";
import type { Rest } from "../client.ts";
import { path } from "../path.ts";

/** Whether an address may be invited, and if not, why. */
export function validateUser(rest: Rest, email: string) {
  return rest.post<Answer<"validateUser">>(path`v1/user/validate`, { email });
}
