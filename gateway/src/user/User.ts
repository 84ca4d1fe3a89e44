import type { QueryResolvers, Role, UserResolvers } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { clientError } from "../errors.ts";
import { requireIds, toGlobalId } from "../globalId.ts";
import type { RestUser } from "../rest/types.ts";
import { hasAuthenticator } from "../session/authenticator.ts";
import { versionOf } from "../version/versionOf.ts";

/** A whole user, or the name and id that installations and recordings carry; the rest is read when it is asked for. */
export type UserSource = RestUser | Pick<RestUser, "id" | "firstName" | "lastName">;

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

export function userVersion(user: RestUser): string {
  const { version, firstName, lastName, phone, role, installer, language, subscribeToNewsletter, active } = user;
  return versionOf(version, [firstName, lastName, phone, role, installer, language, subscribeToNewsletter, active]);
}

/** Admins and owners. Decides what is offered; the REST service decides what is done. */
export function isAdmin(user: Pick<RestUser, "role"> | null): boolean {
  return user !== null && user.role !== "user";
}

/** Whether the viewer may change what is an admin's to change of this user. An owner is left to owners. */
export function isManagedBy(user: Pick<RestUser, "role">, viewer: Pick<RestUser, "role"> | null): boolean {
  return viewer !== null && isAdmin(viewer) && (user.role !== "owner" || viewer.role === "owner");
}

/** Roles as REST names them, and as the schema does. */
export const roles: Record<RestUser["role"], Role> = { admin: "ADMIN", owner: "OWNER", user: "USER" };

/** The other way round. */
export const restRoles: Record<Role, RestUser["role"]> = { ADMIN: "admin", OWNER: "owner", USER: "user" };

export const viewer: QueryResolvers["viewer"] = (_, __, { session, loaders }) =>
  session.viewer() === null ? null : loaders.viewer();

/** Reads past the loader's cache, as after a change. @throws NOT_FOUND */
export async function loadCurrentUser(userId: string, { loaders }: Context): Promise<RestUser> {
  const user = await loaders.user.clear(userId).load(userId);
  if (!user) throw clientError("NOT_FOUND", "There is no user with this id.");
  return user;
}

export function parseUserId(id: string): string {
  const [userId = ""] = requireIds("User", id, "user");
  return userId;
}
