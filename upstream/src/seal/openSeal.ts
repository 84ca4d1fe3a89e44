import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { appendLogEntry } from "../log/appendLogEntry.ts";
import { parseSealKey, type SealCertificate, type SealKey } from "./SealKey.ts";
import { makeSealFiles, sealFile } from "./sealFiles.ts";

export type SealPlace = {
  dataDir: string;
  databaseUrl?: string;
  sealKeyFile?: string;
  sealCertificateFile?: string;
};

/** Loads and publishes the sealing key; null without a key. Throws for an unusable, withdrawn or lost key. */
export async function openSeal(db: Kysely<Tables>, place: SealPlace): Promise<SealKey | null> {
  const files = keyFiles(place);
  if (!files) {
    await requireNoSeals(
      db,
      "SEAL_KEY_FILE and SEAL_CERTIFICATE_FILE name none. Set both to the files of its key and chain",
    );
    return null;
  }
  const isOwn = files.key === sealFile(place.dataDir) && !place.databaseUrl;
  if (isOwn && !existsSync(files.key)) {
    await requireNoSeals(
      db,
      `${files.key} is gone. Put it back from a backup, or make the next key: npm run seal:rotate`,
    );
    await makeSealFiles(place.dataDir);
  }
  const found = await loadSealKey(files);
  await requireNotWithdrawn(db, found);
  await publish(db, found);
  return found;
}

/** The configured files, or those of the data folder. Null for a database server without configured files. */
export function keyFiles({ dataDir, databaseUrl, sealKeyFile, sealCertificateFile }: SealPlace) {
  if (sealKeyFile && sealCertificateFile) return { key: sealKeyFile, chain: sealCertificateFile };
  return databaseUrl ? null : { key: sealFile(dataDir), chain: sealFile(dataDir) };
}

export async function loadSealKey(files: { key: string; chain: string }): Promise<SealKey & SealCertificate> {
  try {
    return parseSealKey(await readFile(files.key, "utf8"), await readFile(files.chain, "utf8"));
  } catch (error) {
    const names = [...new Set([files.key, files.chain])].join(" with ");
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Certificates cannot be sealed by ${names}: ${reason}. Nothing was started. Correct the files.`);
  }
}

async function requireNotWithdrawn(db: Kysely<Tables>, { id, issuer }: SealKey): Promise<void> {
  const key = await db.selectFrom("seal_key").select("withdrawn_from").where("id", "=", id).executeTakeFirst();
  if (!key?.withdrawn_from) return;
  const day = key.withdrawn_from.toISOString().slice(0, 10);
  throw new Error(
    `The key of ${issuer} is withdrawn from ${day} on. Make the next one: npm run seal:rotate. Nothing was started.`,
  );
}

async function requireNoSeals(db: Kysely<Tables>, whatToDo: string): Promise<void> {
  const key = await db.selectFrom("seal_key").select("issuer").limit(1).executeTakeFirst();
  if (!key) return;
  throw new Error(`Certificates were sealed by ${key.issuer}, and ${whatToDo}. Nothing was started.`);
}

/** Old keys stay published, because people verify their seals for years. The log tells when another takes over. */
async function publish(db: Kysely<Tables>, { id, issuer, rootSha256, ...found }: SealKey & SealCertificate) {
  const now = new Date();
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("seal_key")
      .set({ used_until: now })
      .where("id", "!=", id)
      .where("used_until", "is", null)
      .executeTakeFirst();
    await trx
      .insertInto("seal_key")
      .values({
        ...{ id, issuer, root_sha256: rootSha256, chain: found.pem, used_from: now },
        ...{ not_before: found.notBefore, not_after: found.notAfter },
      })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ used_until: null }))
      .execute();
    if (numUpdatedRows > 0n) await appendLogEntry(trx, { kind: "key.rotated", payload: { sha256: id } });
  });
}
