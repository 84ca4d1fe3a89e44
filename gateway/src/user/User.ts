import type { UserResolvers } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { clientError } from "../errors.ts";
import { toGlobalId } from "../globalId.ts";
import type { RestUser } from "../rest/payloads.ts";
import { hasAuthenticator } from "../session/hasAuthenticator.ts";
import { isAdmin, isManagedBy } from "./isAdmin.ts";
import { roles } from "./roles.ts";
import type { UserSource } from "./UserSource.ts";
import { userVersion } from "./userVersion.ts";

export const User: UserResolvers = {
  id: (user) => toGlobalId("User", user.id),
  userId: (user) => user.id,
  email: async (user, _, context) => (await whole(user, context)).email,
  phone: async (user, _, context) => (await whole(user, context)).phone,
  role: async (user, _, context) => roles[(await whole(user, context)).role],
  isAdmin: async (user, _, context) => isAdmin(await whole(user, context)),
  installer: async (user, _, context) => (await whole(user, context)).installer,
  language: async (user, _, context) => (await whole(user, context)).language,
  version: async (user, _, context) => userVersion(await whole(user, context)),
  active: async (user, _, context) => (await whole(user, context)).active,
  subscribeToNewsletter: async (user, _, context) => {
    if (!isViewer(user, context)) return null;
    return (await whole(user, context)).subscribeToNewsletter ?? null;
  },
  hasAuthenticator: (user, _, context) => (isViewer(user, context) ? hasAuthenticator(context) : null),
  company: async (user, _, context) => {
    const { companyId } = await whole(user, context);
    return companyId ? { id: companyId } : null;
  },
  viewerCanEdit: async (user, _, context) => isViewer(user, context) || isManaged(user, context),
  viewerCanSetRole: async (user, _, context) => isManaged(user, context),
  viewerCanSetActive: async (user, _, context) => !isViewer(user, context) && isManaged(user, context),
};

function isViewer({ id }: UserSource, { session }: Context): boolean {
  return id === session.viewer()?.userId;
}

async function isManaged(user: UserSource, context: Context): Promise<boolean> {
  return isManagedBy(await whole(user, context), await context.loaders.viewer());
}

// Lists carry an installer's name only: the names of a whole table cost no request, the rest of a user costs one.
async function whole(user: UserSource, { loaders }: Context): Promise<RestUser> {
  const found = "email" in user ? user : await loaders.user.load(user.id);
  if (!found) throw clientError("NOT_FOUND", "The user was not found. The account may have been removed.");
  return found;
}
