import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";

/** The log, which is the last tree that was begun. */
export function currentTree(db: Kysely<Tables>) {
  return db.selectFrom("log_tree").selectAll().orderBy("number", "desc").limit(1).executeTakeFirst();
}

/** The last checkpoint of a tree; undefined before its first entry. */
export function lastCheckpoint(db: Kysely<Tables>, tree: number) {
  return db
    .selectFrom("log_checkpoint")
    .select(["note", "size"])
    .where("tree", "=", tree)
    .orderBy("size", "desc")
    .limit(1)
    .executeTakeFirst();
}

/**
 * Begins a tree with a name of its own, in which the last checkpoint of the one before is named. A database that was put back from a backup lacks
 * entries that others have seen: going on with its tree would make two under one name.
 *
 * @param webUrl where the first one is published; a later one is named after the one before
 */
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
    // Of instances that start together one begins it.
    .onConflict((conflict) => conflict.column("number").doNothing())
    .execute();
  return { origin, previous };
}
