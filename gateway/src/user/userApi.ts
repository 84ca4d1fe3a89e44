import { GraphQLError } from "graphql";
import type { operations } from "../rest/__generated__/contract.ts";
import type { Rest } from "../rest/client.ts";
import { clientError, isNotFound } from "../rest/errors.ts";
import { path } from "../rest/path.ts";
import type { Answer, Body, Query } from "../rest/types.ts";

/** In place of the user, for somebody who has an account and joins by accepting. */
type MailedInvitation = operations["inviteUser"]["responses"][202]["content"]["application/json"];

export const getUser = (rest: Rest, userId: string) => rest.get<Answer<"getUser">>(path`v1/user/${userId}`);

/** Null, when the service asks a caller without a token for one. @throws UPSTREAM_ERROR if it answers 404 to everything */
export async function noUser(rest: Rest, userId: string): Promise<null> {
  const problem = await rest.getPublic(path`v1/user/${userId}`).catch((error: unknown) => error);
  if (isNotFound(problem)) throw clientError("UPSTREAM_ERROR", notThere);
  if (problem instanceof GraphQLError) throw problem;
  return null;
}

const notThere =
  "The warranty service is not at the address where it should be. Nothing was changed. Tell the operator.";

export const listUsers = (rest: Rest, companyId: string, page: Query<"listUsers">) =>
  rest.get<Answer<"listUsers">>(path`v1/company/${companyId}/users`, page);

export const updateUser = (rest: Rest, userId: string, change: Body<"updateUser">, ifMatch?: string) =>
  rest.put<Answer<"updateUser">>(path`v1/user/${userId}`, change, ifMatch);

export const updateUserRole = (rest: Rest, userId: string, change: Body<"updateUserRole">, ifMatch?: string) =>
  rest.put<Answer<"updateUserRole">>(path`v1/user/${userId}/role`, change, ifMatch);

export const validateUser = (rest: Rest, email: string) =>
  rest.post<Answer<"validateUser">>(path`v1/user/validate`, { email });

export const inviteUser = (rest: Rest, companyId: string, invitation: Body<"inviteUser">) =>
  rest.post<Answer<"inviteUser"> | MailedInvitation>(path`v1/company/${companyId}/users/invite`, invitation);

type Invited = { companyId: string; userId: string };

const invitationPath = ({ companyId, userId }: Invited) => path`v1/company/${companyId}/users/invitations/${userId}`;

export const listInvitations = (rest: Rest, companyId: string, range: { skip: number; take: number }) =>
  rest.get<Answer<"listInvitations">>(path`v1/company/${companyId}/users/invitations`, range);

export const resendInvitation = (rest: Rest, { companyId, userId }: Invited, body: Body<"resendInvitation">) =>
  rest.post<Answer<"resendInvitation">>(path`v1/company/${companyId}/users/invitations/${userId}/resend`, body);

export const withdrawInvitation = (rest: Rest, ids: Invited) => rest.delete(invitationPath(ids));

export const getInvitation = (rest: Rest, token: string) =>
  rest.get<Answer<"getInvitation">>(path`v1/invitation`, { token });

export const acceptInvitation = (rest: Rest, token: string) =>
  rest.post<Answer<"acceptInvitation">>(path`v1/invitation/accept`, { token });

export const getWeeklyMail = (rest: Rest) => rest.get<Answer<"getWeeklyMail">>(path`v1/weekly-mail`);

export const setWeeklyMail = (rest: Rest, body: Body<"setWeeklyMail">) =>
  rest.put<Answer<"setWeeklyMail">>(path`v1/weekly-mail`, body);
