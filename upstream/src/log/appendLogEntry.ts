import { createHash, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { CompanyEntryKind } from "../database/logTables.ts";
import type { Tables } from "../database/tables.ts";

type Fact = string | number | null;

export type NewLogEntry =
  | {
      kind: CompanyEntryKind;
      companyId: string;
      certificateId?: string;
      /** Numbers and hashes only. Everybody with the proof can read the payload, so it has no names, addresses or free texts. */
      payload: Record<string, Fact>;
    }
  | { kind: "key.rotated" | "key.withdrawn"; payload: Record<string, Fact> };

/**
 * Appends an entry to the public log, in the same transaction as the change. `Log.sequence` gives the entry its place in the tree after the
 * commit.
 *
 * For an entry about a company the log holds only a salted hash; `log_opening` holds the hashed text. Entries about keys are public.
 *
 * await appendLogEntry(trx, { kind: "certificate.withdrawn", companyId, certificateId, payload: { number, fileSha256 } });
 */
export async function appendLogEntry(trx: Kysely<Tables>, added: NewLogEntry): Promise<void> {
  const at = new Date();
  if (!("companyId" in added)) {
    const entry = Buffer.from(JSON.stringify({ kind: added.kind, at, ...added.payload }));
    await trx.insertInto("log_waiting").values({ entry }).execute();
    return;
  }
  const { kind, companyId, certificateId, payload } = added;
  const salt = randomBytes(32).toString("hex");
  const opening = JSON.stringify({ salt, kind, company: companyId, at, ...payload });
  const entry = entryOf(opening);
  await trx
    .insertInto("log_opening")
    .values({ company_id: companyId, entry, kind, certificate_id: certificateId, opening, appended_at: at })
    .execute();
  await trx.insertInto("log_waiting").values({ entry }).execute();
}

export const entryOf = (opening: string): Buffer => createHash("sha256").update(opening).digest();
