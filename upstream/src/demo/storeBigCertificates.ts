import { sql, type Transaction } from "kysely";
import { refreshProgress } from "../database/refreshProgress.ts";
import type { Tables } from "../database/tables.ts";
import { activateDemo } from "./activateDemo.ts";
import type { BigCompany } from "./big/storeBigCompany.ts";

/** Stores a certificate for each floor in archived projects with all rooms finished. Every tenth sending failed. */
export async function storeBigCertificates(
  trx: Transaction<Tables>,
  { companyId, userIds }: BigCompany,
  email: string,
): Promise<void> {
  const { rows } = await sql<{ id: string; number: number; at: Date; floors: string[] }>`
    select project.id, postal_code::int - 10000 as number, least(max(completed_at) + interval '3 days', now()) as at,
      array_agg(distinct folder_id) as floors
    from project
    join installation on installation.company_id = project.company_id and installation.project_id = project.id
    where project.company_id = ${companyId} and archived
    group by project.id, postal_code
    having bool_and(completed_at is not null)
    order by at, project.id`.execute(trx);
  const sender = { id: userIds[0] ?? "", email };
  for (const { id, number, at, floors } of rows) {
    const toEmail = `kund${number}@kund.example`;
    const refusal = number % 10 === 0 ? "ADDRESS_REFUSED" : null;
    await activateDemo(trx, {
      companyId,
      projectId: id,
      folderIds: floors,
      sender,
      toEmail,
      sendCopy: false,
      at,
      refusal,
    });
  }
  await refreshProgress(trx, companyId);
}
