import type { Kysely } from "kysely";
import { countDoubtful } from "../database/doubtfulSeals.ts";
import type { Tables } from "../database/tables.ts";
import { appendLogEntry } from "../log/appendLogEntry.ts";
import { keyFiles, loadSealKey, type SealPlace } from "./openSeal.ts";
import { makeSealFiles } from "./sealFiles.ts";

type Withdrawal = { id: string; day: string };

/**
 * Publishes the day from which others may know a key. A later call must name an earlier day: doubts stay.
 */
export async function withdrawKey(
  db: Kysely<Tables>,
  { id, day }: Withdrawal,
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

/** Makes the next key if the embedded database would start with the withdrawn key. Returns the lines to print. */
export async function withdrawAndReplace(
  db: Kysely<Tables>,
  place: SealPlace,
  withdrawal: Withdrawal,
): Promise<string> {
  const { isInUse, doubtful } = await withdrawKey(db, withdrawal);
  const withdrawn =
    `The key is withdrawn: what the public log got from ${withdrawal.day} on with this seal is told as doubtful.\n` +
    `Certificates that become doubtful by it: ${doubtful}\n`;
  return isInUse ? withdrawn + (await replaceKey(place, withdrawal.id)) : withdrawn;
}

async function replaceKey(place: SealPlace, withdrawnId: string): Promise<string> {
  const files = keyFiles(place);
  const found = files && (await loadSealKey(files).catch(() => null));
  const isOwn = !place.databaseUrl && !place.sealKeyFile;
  if (found?.id === withdrawnId && isOwn) await makeSealFiles(place.dataDir);
  else if (!found || found.id === withdrawnId)
    return "It is the key in use, and the service does not start with it: make the next one with npm run seal:rotate.\n";
  return `The next key is in ${files?.key}. Start the service: it seals with that key.\n`;
}
