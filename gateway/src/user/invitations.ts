import type {
  MutationResolvers,
  PendingInvitationResolvers,
  QueryResolvers,
  UserError,
} from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { hasFeature } from "../graphql/features.ts";
import { requireIds } from "../graphql/globalId.ts";
import { catchUserErrors, notAllowedCodes, payloadOf } from "../graphql/userErrors.ts";
import { givenFields, requireFields, validateEmail } from "../graphql/validation.ts";
import { clientError, RestProblem } from "../rest/errors.ts";
import { fetchAllPages } from "../rest/paging.ts";
import { writeCompany } from "../session/cookies.ts";
import { restRoles, roles } from "./User.ts";

const maxEmailCharacters = 1_000;
const maxTokenCharacters = 200;

export const inviteCheckQuery: QueryResolvers["inviteCheck"] = async (_, { email }, { rest, loaders }) => {
  if (!(await loaders.isAdmin())) throw clientError("FORBIDDEN", "Only an admin of the company may invite people.");
  if (email.length > maxEmailCharacters) return { mayBeInvited: false, obstacle: "EMAIL_INVALID" };
  const { valid, reason } = await rest.call("validateUser", { body: { email: email.trim().toLowerCase() } });
  return { mayBeInvited: valid, obstacle: reason };
};

export const inviteUser: MutationResolvers["inviteUser"] = async (_, { input }, { rest, loaders }) => {
  const email = input.email.trim().toLowerCase();
  const person = { email, firstName: input.firstName.trim(), lastName: input.lastName.trim() };
  const faults = validatePerson(person);
  if (faults.length > 0) return { user: null, joinsByAccepting: false, company: null, userErrors: faults };
  const invitation = {
    ...person,
    role: restRoles[input.role ?? "USER"],
    installer: input.installer ?? false,
    ...givenFields({ language: input.language }),
  };
  const companyId = await loaders.companyId();
  const call = rest.call("inviteUser", { body: invitation });
  const { value, userErrors } = await catchUserErrors(call, notAllowedCodes);
  const user = value && "id" in value ? value : null;
  if (user) loaders.user.prime(user.id, user);
  const company = value && { id: companyId };
  return { user, joinsByAccepting: value !== null && user === null, company, userErrors };
};

function validatePerson(person: Record<"email" | "firstName" | "lastName", string>): UserError[] {
  const faults = requireFields(person, {
    email: ["EMAIL_REQUIRED", "Email is required"],
    firstName: ["FIRST_NAME_REQUIRED", "First name is required"],
    lastName: ["LAST_NAME_REQUIRED", "Last name is required"],
  });
  return person.email === "" ? faults : [...faults, ...validateEmail(person.email, "email")];
}

export const invitationQuery: QueryResolvers["invitation"] = async (_, { token }, { rest }) => {
  if (token.length > maxTokenCharacters) return null;
  return rest.call("getInvitation", { query: { token } }).catch((error: unknown) => {
    if (error instanceof RestProblem && error.problem?.code === "INVITATION_NOT_FOUND") return null;
    throw error;
  });
};

export const acceptInvitation: MutationResolvers["acceptInvitation"] = async (_, { input }, context) => {
  const { rest, loaders, session, reply } = context;
  const { value, userErrors } = await catchUserErrors(rest.call("acceptInvitation", { body: { token: input.token } }));
  if (value === null) return { viewer: null, userErrors };
  if (!session.isBearer) writeCompany(reply, value.companyId);
  loaders.user.clear(value.id).prime(value.id, value);
  return { viewer: value, userErrors };
};

export const PendingInvitation: PendingInvitationResolvers = {
  role: ({ role }) => roles[role],
};

export async function loadInvitations(context: Context) {
  const { rest, loaders } = context;
  if (!(await loaders.isAdmin()) || !(await hasFeature(context, "invitations"))) return null;
  return (await fetchAllPages((range) => rest.call("listInvitations", { query: range }))).nodes;
}

export const resendInvitation: MutationResolvers["resendInvitation"] = (_, { input }, { rest }) => {
  const { userId } = requireIds("PendingInvitation", input.invitationId);
  const body = givenFields({ language: input.language });
  return payloadOf("invitation", rest.call("resendInvitation", { userId, body }), notAllowedCodes);
};

export const withdrawInvitation: MutationResolvers["withdrawInvitation"] = (_, { input }, { rest, loaders }) => {
  const call = rest.call("withdrawInvitation", requireIds("PendingInvitation", input.invitationId));
  return payloadOf("company", call.then(loaders.ownCompany), notAllowedCodes);
};
