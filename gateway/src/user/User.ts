import type { Role, UserResolvers } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { clientError } from "../errors.ts";
import { toGlobalId } from "../globalId.ts";
import type { RestUser } from "../rest/payloads.ts";
import type { UserSource } from "./UserSource.ts";

const roles: Record<RestUser["role"], Role> = { admin: "ADMIN", owner: "OWNER", user: "USER" };

export const User: UserResolvers = {
  id: (user) => toGlobalId("User", user.id),
  userId: (user) => user.id,
  email: async (user, _, context) => (await whole(user, context)).email,
  phone: async (user, _, context) => (await whole(user, context)).phone,
  role: async (user, _, context) => roles[(await whole(user, context)).role],
  isAdmin: async (user, _, context) => (await whole(user, context)).role !== "user",
  installer: async (user, _, context) => (await whole(user, context)).installer,
  language: async (user, _, context) => (await whole(user, context)).language,
  active: async (user, _, context) => (await whole(user, context)).active,
  subscribeToNewsletter: async (user, _, context) => {
    if (user.id !== context.session.viewer()?.userId) return null;
    return (await whole(user, context)).subscribeToNewsletter ?? null;
  },
  company: async (user, _, context) => {
    const { companyId } = await whole(user, context);
    return companyId ? context.loaders.company.load(companyId) : null;
  },
};

// Lists carry an installer's name only: the names of a whole table cost no request, the rest of a user costs one.
async function whole(user: UserSource, { loaders }: Context): Promise<RestUser> {
  const found = "email" in user ? user : await loaders.user.load(user.id);
  if (!found) throw clientError("NOT_FOUND", "The user was not found. The account may have been removed.");
  return found;
}
