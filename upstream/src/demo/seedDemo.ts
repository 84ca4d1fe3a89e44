import type { Insertable, Kysely, Transaction } from "kysely";
import type { Verifiers } from "../cognito/verifiers.ts";
import { refreshProgress } from "../database/refreshProgress.ts";
import type { Tables } from "../database/tables.ts";
import { rewriteKeys } from "../database/uniqueKeys.ts";
import type { Storage } from "../storage/createStorage.ts";
import { activateDemo } from "./activateDemo.ts";
import { buildDemo } from "./buildDemo.ts";
import { demoAccounts } from "./demoAccounts.ts";
import { storePictures } from "./pictures/storePictures.ts";
import { insertOrder } from "./rows/demoRows.ts";
import { storeLogos } from "./storeLogos.ts";
import { writeDemoHistory } from "./writeDemoHistory.ts";

const rowsPerInsert = 400;

/** Stores files first and then all rows in one transaction, so that an interrupted start begins again. */
export async function seedDemo(
  db: Kysely<Tables>,
  { storage, verifiers = null, now = new Date() }: { storage: Storage; verifiers?: Verifiers | null; now?: Date },
) {
  if (await db.selectFrom("company").select("id").executeTakeFirst()) return false;
  const rows = buildDemo(now);
  const [stored, accounts] = await Promise.all([storePictures(storage, rows.pictures), demoAccounts(verifiers)]);
  const thumbnails = rows.file.flatMap(({ company_id, id: file_id }) => {
    const picture = stored.get(file_id);
    return picture ? [{ company_id, file_id, png: picture.png, color: picture.color, color_drawn_at: now }] : [];
  });
  rows.file = rows.file.map((file) => {
    const { size = null, sha256 = null } = stored.get(file.id) ?? {};
    return { ...file, size, sha256 };
  });
  await db.transaction().execute(async (trx) => {
    for (const table of insertOrder) await insertAll(trx, table, rows[table]);
    await insertAll(trx, "file_thumbnail", thumbnails);
    await storeLogos(trx, storage, now);
    await insertAll(trx, "pool_user", accounts);
    for (const { id } of rows.company) await rewriteKeys(trx, id);
    const oldestFirst = rows.activations.toSorted((first, second) => first.at.getTime() - second.at.getTime());
    for (const activation of oldestFirst) await activateDemo(trx, activation);
    for (const { id } of rows.company) await refreshProgress(trx, id);
    await writeDemoHistory(trx);
  });
  return true;
}

async function insertAll<Table extends keyof Tables>(
  trx: Transaction<Tables>,
  table: Table,
  rows: Insertable<Tables[Table]>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsPerInsert) {
    await trx
      .insertInto(table)
      .values(rows.slice(from, from + rowsPerInsert))
      .execute();
  }
}
