import type { MutationResolvers, QueryResolvers, Role, UserResolvers } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { loadPasskeys } from "../declaration/Declaration.ts";
import { hasFeature } from "../graphql/features.ts";
import { toGlobalId } from "../graphql/globalId.ts";
import type { UserName, UserSource } from "../graphql/sources.ts";
import { notAllowedCodes, payloadOf } from "../graphql/userErrors.ts";
import { toVersion } from "../graphql/version.ts";
import { loadHistory } from "../history/History.ts";
import { requireFound } from "../rest/errors.ts";
import type { RestUser } from "../rest/types.ts";
import { hasAuthenticator } from "../session/authenticator.ts";
import { loadSavedViews } from "./savedViews.ts";

export const User: UserResolvers = {
  id: (user, _, context) => readName(user, context, ({ id }) => toGlobalId("User", id)),
  userId: (user, _, context) => readName(user, context, ({ id }) => id),
  role: (user, _, context) => readDetail(user, context, ({ role }) => roles[role]),
  isAdmin: (user, _, context) => readDetail(user, context, isAdmin),
  version: (user, _, context) => readDetail(user, context, toUserVersion),
  subscribeToNewsletter: (user, _, context) =>
    isViewer(user, context) ? readDetail(user, context, ({ subscribeToNewsletter: wish }) => wish ?? null) : null,
  hasAuthenticator: (user, _, context) => (isViewer(user, context) ? hasAuthenticator(context) : null),
  passkeys: (user, _, context) => (isViewer(user, context) ? loadPasskeys(context) : null),
  savedViews: (user, _, context) => (isViewer(user, context) ? loadSavedViews(context) : null),
  usesAuthenticator: (user, _, context) => readDetail(user, context, (read) => read.hasAuthenticator ?? null),
  wantsWeeklyMail: (user, _, context) => (isViewer(user, context) ? wantsWeeklyMail(context) : null),
  company: (user, _, context) => ("companyId" in user ? toCompany(user) : readDetail(user, context, toCompany)),
  features: () => ({}),
  history: (user, args, context) =>
    loadHistory({ subject: "USER", subjectId: idOf(user, context) ?? "" }, args, context),
  viewerCanEdit: async (user, _, context) => isViewer(user, context) || isManaged(user, context),
  viewerCanSetRole: async (user, _, context) => isManaged(user, context),
  viewerCanSetActive: async (user, _, context) => !isViewer(user, context) && isManaged(user, context),
};

function idOf(user: UserSource, { session }: Context): string | undefined {
  return "id" in user ? user.id : session.viewer()?.userId;
}

function isViewer(user: UserSource, context: Context): boolean {
  return idOf(user, context) === context.session.viewer()?.userId;
}

async function isManaged(user: UserSource, context: Context): Promise<boolean> {
  const viewer = await context.loaders.viewer();
  const canManageOwners = viewer?.role === "owner";
  const isAdmin = await context.loaders.isAdmin();
  return readDetail(user, context, ({ role }) => isAdmin && (role !== "owner" || canManageOwners));
}

function readName<T>(user: UserSource, context: Context, read: (user: UserName) => T): T | Promise<T> {
  return "id" in user ? read(user) : readDetail(user, context, read);
}

export const loadWholeUser = (user: UserSource, context: Context) => readDetail(user, context, (whole) => whole);

// Lists carry an installer's name, so names cost no request; other fields cost one per user.
function readDetail<T>(user: UserSource, context: Context, read: (user: RestUser) => T): T | Promise<T> {
  if ("email" in user) return read(user);
  const { loaders } = context;
  const gone = "The user was not found. The account may have been removed.";
  const loading = "id" in user ? loaders.user.load(user.id) : loaders.viewer();
  return loading.then((found) => read(requireFound(found, gone)));
}

const toCompany = ({ companyId: id }: Pick<RestUser, "companyId">) => (id ? { id } : null);

export function toUserVersion(user: RestUser): string {
  const { version, firstName, lastName, phone, role, installer, language, subscribeToNewsletter, active } = user;
  return toVersion(version, [firstName, lastName, phone, role, installer, language, subscribeToNewsletter, active]);
}

/** For fields that tell which actions to offer. REST itself decides whether an action is allowed. */
export function isAdmin(user: Pick<RestUser, "role"> | null): boolean {
  return user !== null && user.role !== "user";
}

export const roles: Record<RestUser["role"], Role> = { admin: "ADMIN", owner: "OWNER", user: "USER" };
export const restRoles: Record<Role, RestUser["role"]> = { ADMIN: "admin", OWNER: "owner", USER: "user" };

export const viewer: QueryResolvers["viewer"] = (_, __, { session, loaders }) => {
  if (session.viewer() === null) return null;
  const companyId = session.companyId();
  return companyId ? { companyId } : loaders.viewer();
};

export async function wantsWeeklyMail(context: Context): Promise<boolean | null> {
  return (await hasFeature(context, "weeklyMail")) ? (await context.rest.call("getWeeklyMail", {})).wanted : null;
}

export const setWeeklyMail: MutationResolvers["setWeeklyMail"] = (_, { input }, { rest, loaders }) => {
  const call = rest.call("setWeeklyMail", { body: { wanted: input.wanted } });
  return payloadOf("user", call.then(loaders.viewer), notAllowedCodes);
};
