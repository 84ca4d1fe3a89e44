import type { Insertable, Kysely } from "kysely";
import { inTransaction } from "../database/locks.ts";
import type { Tables } from "../database/tables.ts";
import { takeKeys } from "../database/uniqueKeys.ts";

/** Stores a file's row and key. Returns false if the file already has a row, which then stays unchanged. */
export function insertFile(db: Kysely<Tables>, row: Insertable<Tables["file"]>): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("file")
      .values(row)
      .onConflict((conflict) => conflict.columns(["company_id", "id"]).doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) return false;
    await takeKeys(trx, row.company_id, "file", [row.id]);
    return true;
  });
}
