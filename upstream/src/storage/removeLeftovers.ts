import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { Storage } from "./createStorage.ts";
import { deleteWithBytes, tryToRemoveFiles } from "./removedFiles.ts";

const keepMs = 24 * 3_600_000;

/** Removes interrupted uploads and expired rows. A live session keeps its replaced tokens, because their use reveals a theft. */
export async function removeLeftovers(db: Kysely<Tables>, storage: Storage): Promise<void> {
  const aDayAgo = new Date(Date.now() - keepMs);
  // Cleans the pool first, because that needs no files and so also works if the disk fails.
  await removePoolLeftovers(db, aDayAgo);
  await sql`
    with gone as (delete from camera_grant where created_at < ${aDayAgo} returning secret_hash)
    delete from unique_key where kind = 'camera' and key in (select secret_hash from gone)`.execute(db);
  await deleteWithBytes(db, "certificate_archive", (archives) => archives.where("changed_at", "<", aDayAgo));
  const aWeekAgo = new Date(Date.now() - 7 * keepMs);
  await deleteWithBytes(db, "export", (exports) => exports.where("created_at", "<", aWeekAgo));
  await db
    .deleteFrom("export_part")
    .using("export")
    .whereRef("export.company_id", "=", "export_part.company_id")
    .whereRef("export.id", "=", "export_part.export_id")
    .where("export.changed_at", "<", aDayAgo)
    .execute();
  await db
    .deleteFrom("webhook_delivery")
    .where("created_at", "<", new Date(Date.now() - 30 * keepMs))
    .execute();
  await deleteWithBytes(db, "file", (files) =>
    files
      .where("created_at", "<", aDayAgo)
      .where((eb) =>
        eb.or([
          eb("stored_at", "is", null),
          eb("kind", "in", ["preview", "archive", "export"]),
          eb("certificate_id", "is not", null),
        ]),
      ),
  );
  await tryToRemoveFiles(db, storage);
  await storage.removeArrivals(aDayAgo);
}

async function removePoolLeftovers(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom("pool_attempt").where("last_at", "<", before).execute();
  await db.deleteFrom("pool_code").where("expires_at", "<", before).execute();
  await removeEndedKeys(db);
  await db
    .deleteFrom("pool_session")
    .where((eb) => eb.or([eb("expires_at", "<", before), eb("revoked_at", "<", before)]))
    .execute();
}

/** Removes a key once a newer key has signed for a day, because tokens live for a day at most. */
async function removeEndedKeys(db: Kysely<Tables>): Promise<void> {
  const next = (eb: ExpressionBuilder<Tables, "pool_key">) =>
    eb
      .selectFrom("pool_key as next")
      .select("next.kid")
      .whereRef("next.created_at", ">", "pool_key.created_at")
      .where("next.created_at", "<", sql<Date>`now() - interval '25 hours'`);
  await db
    .deleteFrom("pool_key")
    .where((eb) => eb.exists(next(eb)))
    .execute();
}
