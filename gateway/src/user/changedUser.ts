import type { UserError } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import type { RestUser } from "../rest/types.ts";
import { notForAll } from "../userErrors.ts";
import { saveOnVersion } from "../version/saveOnVersion.ts";
import { currentUser } from "./currentUser.ts";
import { userVersion } from "./userVersion.ts";

type UserChange = { user: RestUser | null; userErrors: UserError[] };

/** Saves a change of a user that was made on `version`, and takes the outcome over into what this operation reads. */
export async function changedUser(
  userId: string,
  version: string | null | undefined,
  save: (ifMatch?: string) => Promise<RestUser>,
  context: Context,
): Promise<UserChange> {
  const { loaders } = context;
  const current = () => currentUser(userId, context);
  const { value, userErrors } = await saveOnVersion({ version, versionOf: userVersion, current, save, own: notForAll });
  loaders.user.clear(userId);
  if (value) loaders.user.prime(userId, value);
  return { user: value, userErrors };
}
