import { collatorOf } from "../collator.ts";
import type { Context } from "../context.ts";
import type { PagedResult } from "../rest/paging.ts";
import type { RestUser } from "../rest/types.ts";

/** Users of a company by first name with Swedish collation, each ready to be loaded by its id. */
export async function gatherUsers(
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
