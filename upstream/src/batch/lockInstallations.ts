import type { Selectable, Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";

/** Locks projects before installations, like every change of a project's structure. */
export async function lockInstallations(
  trx: Transaction<Tables>,
  companyId: string,
  ids: string[],
): Promise<Map<string, Selectable<Tables["installation"]>>> {
  if (ids.length === 0) return new Map();
  const found = () =>
    trx.selectFrom("installation").where("installation.company_id", "=", companyId).where("installation.id", "in", ids);
  await trx
    .selectFrom("project")
    .select("id")
    .where("company_id", "=", companyId)
    .where("id", "in", found().select("project_id"))
    .orderBy("id")
    .forUpdate()
    .execute();
  const rows = await found().selectAll().orderBy("id").forUpdate().execute();
  return new Map(rows.map((row) => [row.id, row]));
}
