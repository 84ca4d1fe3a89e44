import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";
import { takeKeys } from "../database/uniqueKeys.ts";
import { certificateSearchKey } from "./certificateSearchKey.ts";
import type { TreeFolder } from "./loadProjectTree.ts";
import { createOwnerCode } from "./ownerCode.ts";
import type { CertificateSnapshot } from "./pdf/certificateSnapshot.ts";
import { createPrintedCode } from "./printedCode.ts";
import type { IssueContext } from "./takeSnapshots.ts";
import { certificateTextsIn } from "./texts/certificateTextsIn.ts";

export async function issueCertificates(
  trx: Transaction<Tables>,
  { companyId, projectId, senderId, activationDate, issuedAt }: IssueContext,
  folders: TreeFolder[],
  snapshots: CertificateSnapshot[],
): Promise<{ id: string; number: string }[]> {
  const last = await takeNumbers(trx, companyId, folders.length);
  const rows = snapshots.map((taken, index) => {
    const number = certificateNumber(taken.issuedDay, last - folders.length + index + 1);
    const code = createPrintedCode();
    const snapshot: CertificateSnapshot = { ...taken, number, code };
    return {
      company_id: companyId,
      id: randomUUID(),
      project_id: projectId,
      folder_id: folders[index]?.id ?? "",
      number,
      code,
      owner_code: createOwnerCode(),
      file_name: `${certificateTextsIn(taken.language).title} ${number}.pdf`,
      activation_date: activationDate,
      language: taken.language,
      snapshot: JSON.stringify(snapshot),
      search_key: certificateSearchKey(number, snapshot),
      sent_at: issuedAt,
      sent_by: senderId,
    };
  });
  await trx.insertInto("certificate").values(rows).execute();
  const codes = rows.flatMap(({ code, owner_code }) => [code, owner_code]);
  await takeKeys(trx, companyId, "certificate", codes);
  return rows.map(({ id, number }) => ({ id, number }));
}

async function takeNumbers(trx: Transaction<Tables>, companyId: string, count: number): Promise<number> {
  const company = await trx
    .updateTable("company")
    .set((eb) => ({ certificate_count: eb("certificate_count", "+", count) }))
    .where("id", "=", companyId)
    .returning("certificate_count")
    .executeTakeFirstOrThrow();
  return company.certificate_count;
}

function certificateNumber(day: string, sequence: number): string {
  return `FG-${day.slice(0, 4)}-${String(sequence).padStart(6, "0")}`;
}
