import type { Rest } from "../src/rest/client.ts";
import type { RestChangedObject } from "../src/rest/types.ts";
import { demand, demandEqual } from "./behaviour/expectations.ts";

const maxTake = 100;

export async function readChanges(rest: Rest, after?: string, take = maxTake): Promise<RestChangedObject[]> {
  const changes: RestChangedObject[] = [];
  for (let cursor = after, hasMore = true; hasMore; ) {
    const { data, meta } = await rest.call("listChanges", { query: { take, ...(cursor && { after: cursor }) } });
    demand(data.length <= take, "take", `at most ${take} changes`, String(data.length));
    const last = data.at(-1)?.cursor ?? cursor;
    // Without this check, a page that does not advance the cursor would be read forever.
    if (meta.hasMore) demandEqual(last === cursor, false, "after", "whether a page ends where it began");
    changes.push(...data);
    cursor = last;
    hasMore = meta.hasMore;
  }
  return changes;
}
