import type { InviteUserInput, MutationResolvers, QueryResolvers, UserError } from "../__generated__/resolvers.ts";
import { clientError } from "../errors.ts";
import { catchUserErrors, notForAll } from "../userErrors.ts";
import { requireFields, validateEmail } from "../validation.ts";
import { isAdmin, restRoles } from "./User.ts";
import { inviteUser as invite, validateUser } from "./userApi.ts";

export const inviteUser: MutationResolvers["inviteUser"] = async (_, { input }, { rest, loaders }) => {
  const person = personOf(input);
  const faults = validatePerson(person);
  if (faults.length > 0) return { user: null, joinsByAccepting: false, userErrors: faults };
  const invitation = {
    ...person,
    role: restRoles[input.role ?? "USER"],
    installer: input.installer ?? false,
    ...(input.language && { language: input.language }),
  };
  const { value, userErrors } = await catchUserErrors(invite(rest, await loaders.companyId(), invitation), {
    codes: notForAll,
  });
  const user = value && "id" in value ? value : null;
  if (user) loaders.user.prime(user.id, user);
  return { user, joinsByAccepting: value !== null && user === null, userErrors };
};

type Person = Record<"email" | "firstName" | "lastName", string>;

function personOf({ email, firstName, lastName }: InviteUserInput): Person {
  return { email: email.trim().toLowerCase(), firstName: firstName.trim(), lastName: lastName.trim() };
}

function validatePerson(person: Person): UserError[] {
  const faults = requireFields(person, {
    email: ["EMAIL_REQUIRED", "Email is required"],
    firstName: ["FIRST_NAME_REQUIRED", "First name is required"],
    lastName: ["LAST_NAME_REQUIRED", "Last name is required"],
  });
  return person.email === "" ? faults : [...faults, ...validateEmail(person.email, "email")];
}

const mostCharacters = 1_000;

export const inviteCheckQuery: QueryResolvers["inviteCheck"] = async (_, { email }, { rest, loaders }) => {
  if (!isAdmin(await loaders.viewer()))
    throw clientError("FORBIDDEN", "Only an admin of the company may invite people.");
  if (email.length > mostCharacters) return { mayBeInvited: false, obstacle: "EMAIL_INVALID" };
  const { valid, reason } = await validateUser(rest, email.trim().toLowerCase());
  return { mayBeInvited: valid, obstacle: reason };
};
