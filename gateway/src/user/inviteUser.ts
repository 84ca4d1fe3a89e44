import type { InviteUserInput, MutationResolvers, UserError } from "../__generated__/resolvers.ts";
import { emailErrors } from "../isEmail.ts";
import { requiredFaults } from "../requiredFaults.ts";
import { attempt, notForAll } from "../userErrors.ts";
import { restRoles } from "./roles.ts";
import { inviteUser as invite } from "./userApi.ts";

export const inviteUser: MutationResolvers["inviteUser"] = async (_, { input }, { rest, loaders }) => {
  const person = personOf(input);
  const faults = faultsOf(person);
  if (faults.length > 0) return { user: null, joinsByAccepting: false, userErrors: faults };
  const invitation = {
    ...person,
    role: restRoles[input.role ?? "USER"],
    installer: input.installer ?? false,
    ...(input.language && { language: input.language }),
  };
  const { value, userErrors } = await attempt(invite(rest, await loaders.companyId(), invitation), notForAll);
  const user = value && "id" in value ? value : null;
  if (user) loaders.user.prime(user.id, user);
  return { user, joinsByAccepting: value !== null && user === null, userErrors };
};

type Person = Record<"email" | "firstName" | "lastName", string>;

function personOf({ email, firstName, lastName }: InviteUserInput): Person {
  return { email: email.trim().toLowerCase(), firstName: firstName.trim(), lastName: lastName.trim() };
}

function faultsOf(person: Person): UserError[] {
  const faults = requiredFaults(person, {
    email: ["EMAIL_REQUIRED", "Email is required"],
    firstName: ["FIRST_NAME_REQUIRED", "First name is required"],
    lastName: ["LAST_NAME_REQUIRED", "Last name is required"],
  });
  return person.email === "" ? faults : [...faults, ...emailErrors(person.email, "email")];
}
