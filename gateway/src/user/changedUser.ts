import type { UserError } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import type { RestUser } from "../rest/payloads.ts";
import { attempt, notForAll } from "../userErrors.ts";

type UserChange = { user: RestUser | null; userErrors: UserError[] };

/** Awaits a change of a user and takes it over into what this operation reads; after a refusal the user is read anew. */
export async function changedUser(userId: string, call: Promise<RestUser>, { loaders }: Context): Promise<UserChange> {
  const { value, userErrors } = await attempt(call, notForAll);
  loaders.user.clear(userId);
  if (value) loaders.user.prime(userId, value);
  return { user: value, userErrors };
}
