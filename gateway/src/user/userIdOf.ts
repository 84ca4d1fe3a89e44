import { clientError } from "../errors.ts";
import { idsOf } from "../globalId.ts";

/**
 * The REST id in a user's global id.
 * @throws NOT_FOUND for any other text
 */
export function userIdOf(globalId: string): string {
  const [userId] = idsOf("User", globalId) ?? [];
  if (!userId) throw clientError("NOT_FOUND", "There is no user with this id.");
  return userId;
}
