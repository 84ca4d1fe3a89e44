import type { MutationResolvers, UpdateUserInput, UserError } from "../__generated__/resolvers.ts";
import { requiredFaults } from "../requiredFaults.ts";
import type { Body } from "../rest/types.ts";
import { writeLanguage } from "../session/cookies.ts";
import { userError } from "../userErrors.ts";
import { changedUser } from "./changedUser.ts";
import { updateUser as update } from "./userApi.ts";
import { userIdOf } from "./userIdOf.ts";

type Change = Body<"updateUser">;

export const updateUser: MutationResolvers["updateUser"] = async (_, { input }, context) => {
  const userId = userIdOf(input.userId);
  const change = changeOf(input);
  const faults = faultsOf(change);
  if (faults.length > 0) return { user: null, userErrors: faults };
  const save = (ifMatch?: string) => update(context.rest, userId, change, ifMatch);
  const changed = await changedUser(userId, input.version, save, context);
  const isOwn = userId === context.session.viewer()?.userId;
  if (changed.user && changed.userErrors.length === 0 && change.language && isOwn)
    writeLanguage(context.reply, changed.user.language);
  return changed;
};

/** Only what was given; an empty phone is none. */
function changeOf({ firstName, lastName, phone, language, installer, subscribeToNewsletter }: UpdateUserInput): Change {
  return {
    ...(typeof firstName === "string" && { firstName: firstName.trim() }),
    ...(typeof lastName === "string" && { lastName: lastName.trim() }),
    ...(phone !== undefined && { phone: phone?.trim() || null }),
    ...(language && { language }),
    ...(typeof installer === "boolean" && { installer }),
    ...(typeof subscribeToNewsletter === "boolean" && { subscribeToNewsletter }),
  };
}

function faultsOf(change: Change): UserError[] {
  if (Object.keys(change).length === 0) return [userError("VALUE_INVALID", "There is nothing to change")];
  const { firstName = "unchanged", lastName = "unchanged" } = change;
  return requiredFaults(
    { firstName, lastName },
    {
      firstName: ["FIRST_NAME_REQUIRED", "First name is required"],
      lastName: ["LAST_NAME_REQUIRED", "Last name is required"],
    },
  );
}
