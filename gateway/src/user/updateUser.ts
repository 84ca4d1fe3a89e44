import type { MutationResolvers, UpdateUserInput, UserError } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import type { Body, RestUser } from "../rest/types.ts";
import { writeLanguage } from "../session/cookies.ts";
import { notForAll, userError } from "../userErrors.ts";
import { requireFields } from "../validation.ts";
import { saveOnVersion } from "../version/saveOnVersion.ts";
import { loadCurrentUser, parseUserId, userVersion } from "./User.ts";
import { updateUser as update } from "./userApi.ts";

type Change = Body<"updateUser">;

export const updateUser: MutationResolvers["updateUser"] = async (_, { input }, context) => {
  const userId = parseUserId(input.userId);
  const change = toUserChange(input);
  const faults = validateUserChange(change);
  if (faults.length > 0) return { user: null, userErrors: faults };
  const save = (ifMatch?: string) => update(context.rest, userId, change, ifMatch);
  const changed = await saveUser(userId, input.version, save, context);
  const isOwn = userId === context.session.viewer()?.userId;
  if (changed.user && changed.userErrors.length === 0 && change.language && isOwn)
    writeLanguage(context.reply, changed.user.language);
  return changed;
};

/** Only what was given; an empty phone is none. */
function toUserChange({
  firstName,
  lastName,
  phone,
  language,
  installer,
  subscribeToNewsletter,
}: UpdateUserInput): Change {
  return {
    ...(typeof firstName === "string" && { firstName: firstName.trim() }),
    ...(typeof lastName === "string" && { lastName: lastName.trim() }),
    ...(phone !== undefined && { phone: phone?.trim() || null }),
    ...(language && { language }),
    ...(typeof installer === "boolean" && { installer }),
    ...(typeof subscribeToNewsletter === "boolean" && { subscribeToNewsletter }),
  };
}

function validateUserChange(change: Change): UserError[] {
  if (Object.keys(change).length === 0) return [userError("VALUE_INVALID", "There is nothing to change")];
  const { firstName = "unchanged", lastName = "unchanged" } = change;
  return requireFields(
    { firstName, lastName },
    {
      firstName: ["FIRST_NAME_REQUIRED", "First name is required"],
      lastName: ["LAST_NAME_REQUIRED", "Last name is required"],
    },
  );
}

type UserChange = { user: RestUser | null; userErrors: UserError[] };

/** Saves a change of a user that was made on `version`, and takes the outcome over into what this operation reads. */
export async function saveUser(
  userId: string,
  version: string | null | undefined,
  save: (ifMatch?: string) => Promise<RestUser>,
  context: Context,
): Promise<UserChange> {
  const { loaders } = context;
  const current = () => loadCurrentUser(userId, context);
  const { value, userErrors } = await saveOnVersion({
    version,
    versionOf: userVersion,
    current,
    save,
    codes: notForAll,
  });
  loaders.user.clear(userId);
  if (value) loaders.user.prime(userId, value);
  return { user: value, userErrors };
}
