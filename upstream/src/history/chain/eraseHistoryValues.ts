import { type Kysely, sql } from "kysely";
import type { Tables } from "../../database/tables.ts";
import type { HistoryField } from "./historyEvent.ts";

type Erased = {
  companyId: string;
  userId: string;
  fields: HistoryField[];
};

/** The entries keep the hashes of the erased values, so the chain can still be verified. */
export async function eraseHistoryValues(db: Kysely<Tables>, { companyId, userId, fields }: Erased): Promise<void> {
  await sql`
    delete from history_value value using history
    where history.company_id = ${companyId} and history.user_id = ${userId}
      and value.company_id = history.company_id and value.sequence = history.sequence
      and history.changes -> value.change ->> 'field' = any(${fields})`.execute(db);
}
