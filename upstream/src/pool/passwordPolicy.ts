import { PoolError } from "./poolError.ts";

const shortest = 8;
const longest = 256;

/** Length is all that is asked, as its other rules make passwords no harder to guess. */
export function checkPassword(password: string): void {
  if (password.length >= shortest && password.length <= longest) return;
  throw new PoolError("InvalidPasswordException", `Password must have ${shortest} to ${longest} characters`);
}
