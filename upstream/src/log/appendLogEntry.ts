import { createHash, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { CompanyEntryKind } from "../database/logTables.ts";
import type { Tables } from "../database/tables.ts";

type Fact = string | number | null;

export type NewLogEntry =
  | {
      kind: CompanyEntryKind;
      companyId: string;
      /** For every kind but `history.head`. */
      certificateId?: string;
      /** Numbers and hashes of documents. Never a name, an address or free text: everybody with the proof reads it. */
      payload: Record<string, Fact>;
    }
  | { kind: "key.rotated" | "key.withdrawn"; payload: Record<string, Fact> };

/**
 * Appends an entry to the public log in the transaction of the change that it tells, so that there is the one if and only if there is
 * the other. It gets its place in the tree after the commit, from `Log.sequence`, which a job that must wait for it calls.
 *
 * Of a company the log holds a salted hash, and `log_opening` what was hashed. An entry about a key is public as it is.
 *
 *     await appendLogEntry(trx, { kind: "certificate.withdrawn", companyId, certificateId, payload: { number, fileSha256 } });
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

/** The log entry of an opening. */
export const entryOf = (opening: string): Buffer => createHash("sha256").update(opening).digest();
