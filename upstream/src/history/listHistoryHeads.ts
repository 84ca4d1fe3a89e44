import { sql } from "kysely";
import { createKeyset } from "../database/keyset.ts";
import { adminOnly } from "../errors.ts";
import type { Handler } from "../http/operation.ts";
import { type PlacedEntry, placedEntries, toProof } from "../log/loadProof.ts";
import { createTileReader } from "../log/tiles.ts";

export const listHistoryHeads: Handler<"listHistoryHeads"> = async ({ db, viewer: { isAdmin, companyId }, query }) => {
  if (!isAdmin) throw adminOnly("Only an admin of the company may read the proofs of its history.");
  const order = { expression: sql`log_opening.appended_at`, type: "instant" } as const;
  const page = createKeyset([order], ["historyHeads", companyId]).pageOf(query);
  const found = placedEntries(db, companyId, "history.head");
  const { rows, meta } = page.toPage(await page.select(found).execute());
  const { count } = await found.clearSelect().select(sql<number>`count(*)::int`.as("count")).executeTakeFirstOrThrow();
  const readers = new Map(rows.map(({ tree }) => [tree, createTileReader(db, tree)]));
  const data = [];
  for (const row of rows) data.push(await toHead(row, readers.get(row.tree) ?? createTileReader(db, row.tree)));
  return { status: 200, body: { data, meta: { count, ...meta } } };
};

async function toHead(entry: PlacedEntry, read: ReturnType<typeof createTileReader>) {
  const { sequence, hash, day } = JSON.parse(entry.opening) as { sequence: number; hash: string; day: string };
  return { sequence, hash, day, proof: await toProof(read, entry) };
}
