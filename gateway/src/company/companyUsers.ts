import type { CompanyResolvers } from "../__generated__/resolvers.ts";
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

/** A service without `listCursors` sorts users by id only, so the whole list is read before a page is cut. */
export const loadUsers: CompanyResolvers["users"] = async (_, args, context) => {
  const active = args.active ? "active" : "all";
  const { updatedSince } = args;
  if (await hasFeature(context, "listCursors")) {
    const wanted = { active, sort: "firstName", updatedSince } as const;
    const load = (range: object) => context.rest.call("listUsers", { query: { ...wanted, ...range } });
    const connection = await loadConnection(context, args, load, { maxTake: take });
    for (const { node } of connection.edges) context.loaders.user.prime(node.id, node);
    return connection;
  }
  const window = readWindow(args);
  const { nodes } = await fetchAllUsers(active, context);
  const isWanted = ({ updatedAt }: RestUser) =>
    !updatedSince || !updatedAt || Date.parse(updatedAt) >= Date.parse(updatedSince);
  const found = nodes.filter(isWanted);
  requireUpdatedSince(found, updatedSince);
  return connectionOf(found, window);
};
