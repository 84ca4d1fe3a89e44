import type { Rest } from "../rest/client.ts";
import { fetchUntilShortPage, type PagedResult } from "../rest/paging.ts";
import type { RestUser } from "../rest/types.ts";
import { listUsers } from "./userApi.ts";

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
