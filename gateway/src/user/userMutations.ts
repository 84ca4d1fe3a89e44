import type { MutationResolvers, UpdateUserInput, UserError } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { requireFeature } from "../graphql/features.ts";
import { parseIds, requireIds } from "../graphql/globalId.ts";
import { notAllowedCodes, userError } from "../graphql/userErrors.ts";
import { givenFields, requireFields } from "../graphql/validation.ts";
import { saveOnVersion } from "../graphql/version.ts";
import { requireFound } from "../rest/errors.ts";
import type { Body, RestUser } from "../rest/types.ts";
import { writeLanguage } from "../session/cookies.ts";
import { restRoles, toUserVersion } from "./User.ts";

type Change = Body<"updateUser">;

export const updateUser: MutationResolvers["updateUser"] = async (_, { input }, context) => {
  const { userId } = requireIds("User", input.userId);
  const change = parseUserChange(input);
  const faults = validateUserChange(change);
  if (faults.length > 0) return { user: null, userErrors: faults };
  const save = (ifMatch?: string) => context.rest.call("updateUser", { userId, body: change, ifMatch });
  const changed = await saveUser(userId, input.version, save, context);
  const isOwn = userId === context.session.viewer()?.userId;
  if (changed.user && changed.userErrors.length === 0 && change.language && isOwn)
    writeLanguage(context.reply, changed.user.language);
  return changed;
};

function parseUserChange(input: UpdateUserInput): Change {
  const { firstName, lastName, phone, language, installer, subscribeToNewsletter } = input;
  return {
    ...givenFields({
      firstName: firstName?.trim(),
      lastName: lastName?.trim(),
      language,
      installer,
      subscribeToNewsletter,
    }),
    ...(phone !== undefined && { phone: phone?.trim() || null }),
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

export const setUserRole: MutationResolvers["setUserRole"] = (_, { input }, context) => {
  const { userId } = requireIds("User", input.userId);
  const role = restRoles[input.role];
  const save = (ifMatch?: string) => context.rest.call("updateUserRole", { userId, body: { role }, ifMatch });
  return saveUser(userId, input.version, save, context);
};

export const setUserActive: MutationResolvers["setUserActive"] = async (_, { input }, context) => {
  const { userId } = requireIds("User", input.userId);
  const installationsTo = input.installationsTo ? parseIds("User", input.installationsTo)?.userId : undefined;
  if (input.installationsTo && !installationsTo) {
    const error = userError("INSTALLER_NOT_ALLOWED", "There is no such installer", "installationsTo");
    return { user: null, userErrors: [error] };
  }
  const handover = givenFields({ installationsTo, returnInstallations: input.returnInstallations || undefined });
  if (Object.keys(handover).length > 0) await requireFeature(context, "handover");
  const body = { active: input.active, ...handover };
  const save = (ifMatch?: string) => context.rest.call("updateUser", { userId, body, ifMatch });
  const { user, userErrors } = await saveUser(userId, input.version, save, context);
  // REST's refusal names no field; the input names the installer by `installationsTo`.
  const told = userErrors.map((error) =>
    error.code === "INSTALLER_NOT_ALLOWED" ? { ...error, field: "installationsTo" } : error,
  );
  return { user, userErrors: told };
};

async function saveUser(
  userId: string,
  version: string | null | undefined,
  save: (ifMatch?: string) => Promise<RestUser>,
  { loaders }: Context,
) {
  const { value, userErrors } = await saveOnVersion({
    version,
    toVersion: toUserVersion,
    loadCurrent: async () =>
      requireFound(await loaders.user.clear(userId).load(userId), "There is no user with this id."),
    save,
    codes: notAllowedCodes,
  });
  loaders.user.clear(userId);
  if (value) loaders.user.prime(userId, value);
  return { user: value, userErrors };
}

export const changeLanguage: MutationResolvers["changeLanguage"] = async (_, { input }, context) => {
  const { session, rest, loaders, reply } = context;
  const viewer = session.viewer();
  const user = viewer && (await rest.call("updateUser", { userId: viewer.userId, body: { language: input.language } }));
  if (user) loaders.user.clear(user.id).prime(user.id, user);
  writeLanguage(reply, input.language);
  return { viewer: user, userErrors: [] };
};
