import type { MutationResolvers, QueryResolvers } from "../__generated__/resolvers.ts";
import { RestProblem } from "../rest/errors.ts";
import { writeCompany } from "../session/cookies.ts";
import { catchUserErrors } from "../userErrors.ts";
import { acceptInvitation as accept, getInvitation } from "./userApi.ts";

const maxTokenCharacters = 200;

export const invitationQuery: QueryResolvers["invitation"] = async (_, { token }, { rest }) => {
  if (token.length > maxTokenCharacters) return null;
  return getInvitation(rest, token).catch((error: unknown) => {
    if (error instanceof RestProblem && error.problem?.code === "INVITATION_NOT_FOUND") return null;
    throw error;
  });
};

export const acceptInvitation: MutationResolvers["acceptInvitation"] = async (_, { input }, context) => {
  const { rest, loaders, session, reply } = context;
  const { value, userErrors } = await catchUserErrors(accept(rest, input.token));
  if (value === null) return { viewer: null, userErrors };
  if (!session.isBearer) writeCompany(reply, value.companyId);
  loaders.user.clear(value.id).prime(value.id, value);
  return { viewer: value, userErrors };
};
