import type { Kysely } from "kysely";
import { countDoubtful } from "../database/doubtfulSeals.ts";
import type { Tables } from "../database/tables.ts";
import { appendLogEntry } from "../log/appendLogEntry.ts";

/**
 * Publishes the day from which others may know a key, also in the public log. A later call may only name an earlier day, because nothing
 * doubtful becomes trusted again.
 *
 * @returns how many certificates became doubtful
 * @throws Error for an unknown key or day
 */
export async function withdrawKey(
  db: Kysely<Tables>,
  { id, day }: { id: string; day: string },
): Promise<{ isInUse: boolean; doubtful: number }> {
  const from = new Date(`${day}T00:00:00Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(from.getTime()) && from.toISOString().startsWith(day);
  if (!isDay || from > new Date())
    throw new Error(`${day} is not a day up to today, such as 2026-07-01. Nothing was changed.`);
  return db.transaction().execute(async (trx) => {
    const key = await trx.selectFrom("seal_key").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
    if (!key)
      throw new Error(
        `No key with the SHA-256 ${id} ever sealed here; GET /v1/seal-keys names them. Nothing was changed.`,
      );
    if (key.withdrawn_from && key.withdrawn_from <= from)
      throw new Error(
        `The key is withdrawn from ${key.withdrawn_from.toISOString().slice(0, 10)} on already. Nothing was changed.`,
      );
    const doubtfulBefore = await countDoubtful(trx);
    await trx.updateTable("seal_key").set({ withdrawn_from: from }).where("id", "=", id).execute();
    const doubtful = (await countDoubtful(trx)) - doubtfulBefore;
    const payload = { sha256: id, from: from.toISOString(), certificates: doubtful };
    await appendLogEntry(trx, { kind: "key.withdrawn", payload });
    return { isInUse: key.used_until === null, doubtful };
  });
}
