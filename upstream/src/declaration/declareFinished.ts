import { type ExpressionBuilder, type Selectable, sql, type Transaction } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { Tables } from "../database/tables.ts";
import { changesOf, type HistoryChange } from "../history/chain/historyEvent.ts";
import type { Viewer } from "../http/authenticate.ts";
import { loadRecords } from "./loadRecords.ts";
import { recordChanged } from "./signDeclaration.ts";
import { challengeMinutes } from "./webAuthn.ts";

export const notDeclared = { declared: false, declaration_id: null };

type Finished = { columns: { declared: boolean; declaration_id: string | null }; changes: HistoryChange[] };

/** Uses up the person's signature, so that a reopened room needs another. Throws RECORD_CHANGED for a changed room. */
export async function declareFinished(
  trx: Transaction<Tables>,
  { companyId, id, program }: Viewer,
  installationId: string,
): Promise<Finished> {
  const company = await trx
    .selectFrom("company")
    .select("signs_declarations")
    .where("id", "=", companyId)
    .executeTakeFirstOrThrow();
  if (!company.signs_declarations || program) return { columns: notDeclared, changes: [] };
  const signed = await trx
    .selectFrom("declared_record as declared")
    .innerJoin("declaration", (join) =>
      join.onRef("declaration.company_id", "=", "declared.company_id").onRef("declaration.id", "=", "declaration_id"),
    )
    .select(["declaration.id", "declaration.language", "declaration.text", "declared.sha256"])
    .where("declared.company_id", "=", companyId)
    .where("declared.installation_id", "=", installationId)
    .where("declared.used_at", "is", null)
    .where("declaration.user_id", "=", id)
    .where("declaration.signed_at", ">", sql<Date>`now() - make_interval(mins => ${challengeMinutes})`)
    .orderBy("declaration.signed_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!signed) {
    return { columns: { declared: true, declaration_id: null }, changes: changesOf({}, { declaration: "TICKED" }) };
  }
  const [record] = await loadRecords(trx, companyId, [installationId], signed);
  if (record?.sha256 !== signed.sha256) throw recordChanged();
  await trx
    .updateTable("declared_record")
    .set({ used_at: sql`now()` })
    .where("company_id", "=", companyId)
    .where("declaration_id", "=", signed.id)
    .where("installation_id", "=", installationId)
    .execute();
  const changes = changesOf({}, { declaration: "SIGNED", "declaration.sha256": signed.sha256 });
  return { columns: { declared: true, declaration_id: signed.id }, changes };
}

export function selectDeclared(eb: ExpressionBuilder<Tables, "installation">) {
  return eb
    .selectFrom("declared_record as declared_by")
    .select("declared_by.sha256")
    .whereRef("declared_by.company_id", "=", "installation.company_id")
    .whereRef("declared_by.declaration_id", "=", "installation.declaration_id")
    .whereRef("declared_by.installation_id", "=", "installation.id")
    .as("declared_sha256");
}

type Row = Pick<Selectable<Tables["installation"]>, "declared" | "declaration_id" | "completed_at" | "finished_by"> & {
  declared_sha256: string | null;
  finisher: string | null;
};

export function toRoomDeclaration(row: Row): components["schemas"]["RoomDeclaration"] {
  if (!row.declared || row.completed_at === null) return null;
  return {
    state: row.declaration_id === null ? "TICKED" : "SIGNED",
    by: row.finished_by === null ? null : { id: row.finished_by, name: row.finisher ?? "" },
    at: row.completed_at.toISOString(),
    sha256: row.declared_sha256,
    declarationId: row.declaration_id,
  };
}
