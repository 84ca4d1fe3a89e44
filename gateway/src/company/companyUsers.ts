import type { CompanyUsersArgs, RequireFields } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { connectionOf, loadConnection, readWindow } from "../graphql/connection.ts";
import { hasFeature } from "../graphql/features.ts";
import { collatorOf } from "../graphql/languages.ts";
import { requireUpdatedSince } from "../graphql/updatedSince.ts";
import type { Rest } from "../rest/client.ts";
import { fetchUntilShortPage, type PagedResult, take } from "../rest/paging.ts";
import type { RestUser } from "../rest/types.ts";
import { listUsers } from "../user/userApi.ts";

/** By first name with Swedish collation, in every language. */
export async function fetchAllUsers(
  companyId: string,
  active: "active" | "all",
  { loaders }: Context,
): Promise<PagedResult<RestUser>> {
  const users = await loaders.userLists.load({ companyId, active });
  const { compare } = collatorOf("sv");
  const nodes = users.nodes.toSorted((a, b) => compare(a.firstName, b.firstName) || compare(a.lastName, b.lastName));
  for (const user of nodes) loaders.user.prime(user.id, user);
  return { ...users, nodes };
}

type Arguments = RequireFields<CompanyUsersArgs, "active" | "first">;

/** A service without cursors of all lists orders users by id alone: the whole list is read before the page is cut. */
export async function loadUsers(companyId: string, args: Arguments, context: Context) {
  if (await hasFeature(context, "listCursors")) return loadUsersByKey(companyId, args, context);
  const window = readWindow(args);
  const { nodes } = await fetchAllUsers(companyId, args.active ? "active" : "all", context);
  const { updatedSince } = args;
  if (!updatedSince) return connectionOf(nodes, window);
  const changed = nodes.filter(({ updatedAt }) => !updatedAt || Date.parse(updatedAt) >= Date.parse(updatedSince));
  requireUpdatedSince(changed, updatedSince);
  return connectionOf(changed, window);
}

async function loadUsersByKey(companyId: string, args: Arguments, context: Context) {
  const active = args.active ? "active" : "all";
  const wanted = { active, sort: "firstName", updatedSince: args.updatedSince ?? undefined } as const;
  const load = (range: object) => listUsers(context.rest, companyId, { ...wanted, ...range });
  const connection = await loadConnection(context, args, load, { maxTake: take });
  for (const { node } of connection.edges) context.loaders.user.prime(node.id, node);
  return connection;
}

export type UserListKey = { companyId: string; active: "active" | "all" };

/** Lists of users that are asked for together. The active ones are taken from all of them where both are wanted. */
export function loadUserLists(rest: Rest, keys: readonly UserListKey[]): Promise<(PagedResult<RestUser> | Error)[]> {
  const lists = new Map<string, Promise<PagedResult<RestUser>>>();
  const fetchList = ({ companyId, active }: UserListKey) => {
    const id = `${companyId} ${active}`;
    const list = lists.get(id) ?? fetchUntilShortPage((range) => listUsers(rest, companyId, { active, ...range }));
    lists.set(id, list);
    return list;
  };
  const load = async (key: UserListKey): Promise<PagedResult<RestUser>> => {
    const whole = keys.find(({ companyId, active }) => companyId === key.companyId && active === "all");
    if (key.active === "all" || !whole) return fetchList(key);
    const all = await fetchList(whole);
    // A list that was cut may lack active ones.
    if (all.isTruncated) return fetchList(key);
    const nodes = all.nodes.filter(({ active }) => active);
    return { ...all, nodes, totalCount: nodes.length };
  };
  const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
  return Promise.all(keys.map((key) => load(key).catch(asError)));
}
