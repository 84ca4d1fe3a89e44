import type { CompanyUsersArgs, RequireFields } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { connectionOf, loadConnection, readWindow, requireUpdatedSince } from "../graphql/connection.ts";
import { hasFeature } from "../graphql/features.ts";
import { collatorOf } from "../graphql/languages.ts";
import { type PagedResult, take } from "../rest/paging.ts";
import type { RestUser } from "../rest/types.ts";

/** Sorts by Swedish collation, whatever the person's language. */
export async function fetchAllUsers(active: "active" | "all", { loaders }: Context): Promise<PagedResult<RestUser>> {
  const users = await loaders.userLists.load(active);
  const { compare } = collatorOf("sv");
  const nodes = users.nodes.toSorted((a, b) => compare(a.firstName, b.firstName) || compare(a.lastName, b.lastName));
  for (const user of nodes) loaders.user.prime(user.id, user);
  return { ...users, nodes };
}

type Arguments = RequireFields<CompanyUsersArgs, "active" | "first">;

/** A service without `listCursors` sorts users by id only, so the whole list is read before a page is cut. */
export async function loadUsers(args: Arguments, context: Context) {
  if (await hasFeature(context, "listCursors")) return loadUsersByKey(args, context);
  const window = readWindow(args);
  const { nodes } = await fetchAllUsers(args.active ? "active" : "all", context);
  const { updatedSince } = args;
  if (!updatedSince) return connectionOf(nodes, window);
  const changed = nodes.filter(({ updatedAt }) => !updatedAt || Date.parse(updatedAt) >= Date.parse(updatedSince));
  requireUpdatedSince(changed, updatedSince);
  return connectionOf(changed, window);
}

async function loadUsersByKey(args: Arguments, context: Context) {
  const active = args.active ? "active" : "all";
  const wanted = { active, sort: "firstName", updatedSince: args.updatedSince } as const;
  const load = (range: object) => context.rest.call("listUsers", { query: { ...wanted, ...range } });
  const connection = await loadConnection(context, args, load, { maxTake: take });
  for (const { node } of connection.edges) context.loaders.user.prime(node.id, node);
  return connection;
}
