import { type DeleteQueryBuilder, type DeleteResult, type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { Storage } from "./createStorage.ts";
import { partBytes } from "./prepareUpload.ts";

/** Tables whose ids name stored bytes. An interrupted archive or export can have bytes without a row in `file`. */
type WithBytes = "file" | "certificate_archive" | "export";

type Rows<Table extends WithBytes> = DeleteQueryBuilder<Tables, Table, DeleteResult>;

/** Deletes rows and their unique keys, and lists their ids in `removed_file`, in one statement. Returns the ids. */
export async function deleteWithBytes<Table extends WithBytes>(
  db: Kysely<Tables>,
  table: Table,
  narrow: (rows: Rows<Table>) => Rows<Table>,
): Promise<string[]> {
  const rows = narrow(db.deleteFrom(table) as Rows<Table>);
  const isFile = table === "file";
  // Parts exist only of files that have not arrived as a whole.
  const parts = sql`union all select company_id, id || '-part-' || part from gone, generate_series(1, ceil(size::numeric / ${partBytes})::int) part
    where stored_at is null and size > ${partBytes}`;
  const { rows: gone } = await sql<{ id: string }>`
    with gone as (${rows} returning company_id, id${isFile ? sql`, size, stored_at` : sql``}),
    listed as (insert into removed_file (company_id, id) select company_id, id from gone ${isFile ? parts : sql``} on conflict do nothing),
    freed as (delete from unique_key where kind = 'file' and key in (select id from gone))
    select id from gone`.execute(db);
  return gone.map(({ id }) => id);
}

/** Must run before the locked installations are deleted, because their deletion also deletes the files' rows. */
export async function deleteInstallationFiles(
  trx: Transaction<Tables>,
  companyId: string,
  ids: string[],
): Promise<void> {
  await deleteWithBytes(trx, "file", (files) =>
    files.where("company_id", "=", companyId).where("installation_id", "=", sql<string>`any(${ids})`),
  );
}

/** Removes the bytes of deleted files, of one company or of all, and returns their number. A failed call may be repeated. */
export async function removeFiles(db: Kysely<Tables>, storage: Storage, companyId?: string): Promise<number> {
  const listed = await db
    .selectFrom("removed_file")
    .select(["company_id", "id"])
    .$if(companyId !== undefined, (query) => query.where("company_id", "=", companyId ?? ""))
    .execute();
  const ids = listed.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await storage.remove(ids);
  // The ids are one array parameter, because a statement takes at most 65,535 parameters.
  for (const [company, files] of Map.groupBy(listed, ({ company_id }) => company_id)) {
    const removed = sql<string>`any(${files.map(({ id }) => id)})`;
    await db.deleteFrom("removed_file").where("company_id", "=", company).where("id", "=", removed).execute();
  }
  return ids.length;
}

/** Ignores failures of the file store, because a job removes the remaining bytes within the hour. */
export async function tryToRemoveFiles(db: Kysely<Tables>, storage: Storage, companyId?: string): Promise<void> {
  await removeFiles(db, storage, companyId).catch((error: unknown) => {
    process.emitWarning(`Removed files are still in the store of files, and are removed later: ${error}`);
  });
}

/** Lists a file for removal again, because its bytes arrived after its row was deleted. */
export async function removeLateFile(
  db: Kysely<Tables>,
  storage: Storage,
  { company_id, id }: { company_id: string; id: string },
): Promise<void> {
  await db
    .insertInto("removed_file")
    .values({ company_id, id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tryToRemoveFiles(db, storage, company_id);
}
