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
      /** Numbers and hashes. The proof shows the payload, so names, addresses and free texts are left out. */
      payload: Record<string, Fact>;
    }
  | { kind: "key.rotated" | "key.withdrawn"; payload: Record<string, Fact> };

/** The log holds a salted hash of the entry, `log_opening` the text. `Log.sequence` places it after the commit. */
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
