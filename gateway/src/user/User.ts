import type { UserResolvers } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { clientError } from "../errors.ts";
import { toGlobalId } from "../globalId.ts";
import type { RestUser } from "../rest/types.ts";
import { hasAuthenticator } from "../session/hasAuthenticator.ts";
import { isAdmin, isManagedBy } from "./isAdmin.ts";
import { roles } from "./roles.ts";
import type { UserSource } from "./UserSource.ts";
import { userVersion } from "./userVersion.ts";

export const User: UserResolvers = {
  id: (user) => toGlobalId("User", user.id),
  userId: (user) => user.id,
  email: (user, _, context) => whole(user, context, ({ email }) => email),
  phone: (user, _, context) => whole(user, context, ({ phone }) => phone),
  role: (user, _, context) => whole(user, context, ({ role }) => roles[role]),
  isAdmin: (user, _, context) => whole(user, context, isAdmin),
  installer: (user, _, context) => whole(user, context, ({ installer }) => installer),
  language: (user, _, context) => whole(user, context, ({ language }) => language),
  version: (user, _, context) => whole(user, context, userVersion),
  active: (user, _, context) => whole(user, context, ({ active }) => active),
  subscribeToNewsletter: (user, _, context) =>
    isViewer(user, context) ? whole(user, context, ({ subscribeToNewsletter: wish }) => wish ?? null) : null,
  hasAuthenticator: (user, _, context) => (isViewer(user, context) ? hasAuthenticator(context) : null),
  company: (user, _, context) => whole(user, context, ({ companyId: id }) => (id ? { id } : null)),
  viewerCanEdit: async (user, _, context) => isViewer(user, context) || isManaged(user, context),
  viewerCanSetRole: async (user, _, context) => isManaged(user, context),
  viewerCanSetActive: async (user, _, context) => !isViewer(user, context) && isManaged(user, context),
};

function isViewer({ id }: UserSource, { session }: Context): boolean {
  return id === session.viewer()?.userId;
}

async function isManaged(user: UserSource, context: Context): Promise<boolean> {
  const viewer = await context.loaders.viewer();
  return whole(user, context, (found) => isManagedBy(found, viewer));
}

// Lists carry an installer's name only: the names of a whole table cost no request, the rest of a user costs one.
function whole<T>(user: UserSource, { loaders }: Context, read: (user: RestUser) => T): T | Promise<T> {
  return "email" in user ? read(user) : loaders.user.load(user.id).then((found) => read(required(found)));
}

function required(user: RestUser | null): RestUser {
  if (!user) throw clientError("NOT_FOUND", "The user was not found. The account may have been removed.");
  return user;
}
