import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";

/** The tree in use. Each older tree ended with a restored backup. */
export function currentTree(db: Kysely<Tables>) {
  return db.selectFrom("log_tree").selectAll().orderBy("number", "desc").limit(1).executeTakeFirst();
}

/** Finds a tree by the random end of its name, even if the tree has ended. */
export function findTree(db: Kysely<Tables>, name: string) {
  const suffix = sql`right(origin, ${name.length + 1}::int)`;
  return db.selectFrom("log_tree").select("number").where(suffix, "=", `/${name}`).executeTakeFirst();
}

export function lastCheckpoint(db: Kysely<Tables>, tree: number) {
  return db
    .selectFrom("log_checkpoint")
    .select(["note", "size"])
    .where("tree", "=", tree)
    .orderBy("size", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** A restored database lacks entries that others have seen, so it begins a new tree. The first entry names the former checkpoint. */
export async function beginTree(
  db: Kysely<Tables>,
  webUrl = "http://localhost",
): Promise<{ origin: string; previous: string | null }> {
  const before = await currentTree(db);
  const previous = (before && (await lastCheckpoint(db, before.number))?.note) ?? null;
  const place = before?.origin.replace(/\/[^/]*$/, "") ?? `${new URL(webUrl).host}/log`;
  const origin = `${place}/${randomBytes(4).toString("hex")}`;
  await db
    .insertInto("log_tree")
    .values({ number: (before?.number ?? 0) + 1, origin, previous, begun_at: new Date() })
    // When several instances start together, only one begins the tree.
    .onConflict((conflict) => conflict.column("number").doNothing())
    .execute();
  return { origin, previous };
}
