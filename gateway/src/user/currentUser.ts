import type { Context } from "../context.ts";
import { clientError } from "../errors.ts";
import type { RestUser } from "../rest/types.ts";

/**
 * The user as it stands now, whatever was read before in the same operation.
 * @throws NOT_FOUND
 */
export async function currentUser(userId: string, { loaders }: Context): Promise<RestUser> {
  const user = await loaders.user.clear(userId).load(userId);
  if (!user) throw clientError("NOT_FOUND", "There is no user with this id.");
  return user;
}
