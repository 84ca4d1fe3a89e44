import type { QueryResolvers } from "../__generated__/resolvers.ts";
import { clientError } from "../errors.ts";
import { isAdmin } from "./isAdmin.ts";
import { validateUser } from "./userApi.ts";

const mostCharacters = 1_000;

export const inviteCheckQuery: QueryResolvers["inviteCheck"] = async (_, { email }, { rest, loaders }) => {
  if (!isAdmin(await loaders.viewer()))
    throw clientError("FORBIDDEN", "Only an admin of the company may invite people.");
  if (email.length > mostCharacters) return { mayBeInvited: false, obstacle: "EMAIL_INVALID" };
  const { valid, reason } = await validateUser(rest, email.trim().toLowerCase());
  return { mayBeInvited: valid, obstacle: reason };
};
