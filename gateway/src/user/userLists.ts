import type { Rest } from "../rest/client.ts";
import { fetchUntilShortPage, type PagedResult } from "../rest/paging.ts";
import type { RestUser } from "../rest/types.ts";

export type UserListKey = "active" | "all";

/** The list of all users also serves a request for the active ones. */
export function loadUserLists(rest: Rest, keys: readonly UserListKey[]): Promise<(PagedResult<RestUser> | Error)[]> {
  const lists = new Map<UserListKey, Promise<PagedResult<RestUser>>>();
  const fetchList = (active: UserListKey) => {
    const load = (range: object) => rest.call("listUsers", { query: { active, ...range } });
    const list = lists.get(active) ?? fetchUntilShortPage(load);
    lists.set(active, list);
    return list;
  };
  const load = async (key: UserListKey): Promise<PagedResult<RestUser>> => {
    if (key === "all" || !keys.includes("all")) return fetchList(key);
    const all = await fetchList("all");
    // A truncated list may lack active users, so these are loaded separately.
    if (all.isTruncated) return fetchList(key);
    const nodes = all.nodes.filter(({ active }) => active);
    return { ...all, nodes, totalCount: nodes.length };
  };
  const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
  return Promise.all(keys.map((key) => load(key).catch(asError)));
}
