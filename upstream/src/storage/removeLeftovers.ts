import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { Storage } from "./createStorage.ts";

const keepHours = 24;

/** Removes uploads that never came and previews whose links have long expired. */
export async function removeLeftovers(db: Kysely<Tables>, storage: Storage): Promise<void> {
  const removed = await db
    .deleteFrom("file")
    .where("created_at", "<", new Date(Date.now() - keepHours * 3_600_000))
    .where((eb) => eb.or([eb("stored_at", "is", null), eb("kind", "=", "preview")]))
    .returning("id")
    .execute();
  await storage.remove(removed.map(({ id }) => id));
}
