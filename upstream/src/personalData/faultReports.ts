import { type SqlBool, sql, type Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";
import { deleteWithBytes } from "../storage/removedFiles.ts";
import { erased } from "./person.ts";

/**
 * Erases reports with the address, and reports without an address about certificates that were mailed to the address.
 */
export function eraseFaultReports(trx: Transaction<Tables>, email: string) {
  return sql`
    update fault_report set text = ${erased}, name = null, phone = null, email = null
    where ${isReportOf(email)}`.execute(trx);
}

/** Erases the office's notes to the reporter. Must run before `eraseFaultReports`, which removes the addresses. */
export function eraseFaultNotes(trx: Transaction<Tables>, email: string) {
  return sql`
    update fault_state_change set note = ${erased} where note is not null
    and (company_id, fault_report_id) in (select company_id, id from fault_report where ${isReportOf(email)})
  `.execute(trx);
}

/** Returns the number of photos. Must run before `eraseFaultReports`, which removes the addresses. */
export async function eraseFaultPhotos(trx: Transaction<Tables>, email: string): Promise<number> {
  const ids = await deleteWithBytes(trx, "file", (files) =>
    files.where(sql<SqlBool>`(company_id, id) in (
      select company_id, photo_file_id from fault_report where photo_file_id is not null and (${isReportOf(email)}))`),
  );
  return ids.length;
}

const isReportOf = (email: string) => sql`
  lower(email) = ${email} or (email is null and (company_id, certificate_id) in (
    select sent.company_id, certificate_id from sending_certificate sent
    join recipient on recipient.company_id = sent.company_id and recipient.sending_id = sent.sending_id
    where not recipient.copy and lower(recipient.email) = ${email}))`;
