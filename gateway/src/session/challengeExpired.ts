import type { UserError } from "../__generated__/resolvers.ts";
import { userError } from "../userErrors.ts";

export function challengeExpired(): UserError {
  return userError("CHALLENGE_EXPIRED", "This took too long, or was answered already. Sign in again.");
}
