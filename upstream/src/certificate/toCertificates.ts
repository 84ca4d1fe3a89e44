import { type Kysely, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { components } from "../__generated__/contract.ts";
import type { Tables } from "../database/tables.ts";
import { updatedAt } from "../database/updatedAt.ts";
import type { Storage } from "../storage/createStorage.ts";
import { certificateUrl, statusColumns, toStatus } from "./certificateStatus.ts";
import { selectFaultReports, toFaultReport } from "./faultReports.ts";
import { sealColumns, toProofUrl, toSeal } from "./seal.ts";

type Certificate = components["schemas"]["Certificate"];
type Printed = Required<Pick<Certificate, "validUntil" | "customer" | "rooms">>;

type Notice = NonNullable<Certificate["withdrawal"]>["recipients"][number];

type Services = { db: Kysely<Tables>; storage: Storage; config: { webUrl: string } };

export async function toCertificates(
  { db, storage, config }: Services,
  companyId: string,
  certificateIds: string[],
): Promise<(Certificate & Printed)[]> {
  if (certificateIds.length === 0) return [];
  const certificates = await db
    .selectFrom("certificate")
    .leftJoin("file", (join) =>
      join.onRef("file.company_id", "=", "certificate.company_id").onRef("file.id", "=", "certificate.file_id"),
    )
    .leftJoin("seal_key", "seal_key.id", "certificate.seal_key_id")
    .select(sealColumns())
    .select(["certificate.id", "number", "folder_id", "certificate.file_name", "file_id", "activation_date", "sent_at"])
    .select(["code", "file.pages", updatedAt("CERTIFICATE").as("updated_at"), "certificate.customer", "valid_until"])
    .select(statusColumns)
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("withdrawal_notice as notice")
          .select(["notice.email", "notice.state", sql<string>`notice.changed_at`.as("changedAt")])
          .whereRef("notice.company_id", "=", "certificate.company_id")
          .whereRef("notice.certificate_id", "=", "certificate.id")
          .orderBy("notice.email"),
      ).as("notices"),
    )
    .select(sql<string[]>`jsonb_path_query_array(snapshot, '$.rooms[*].title')`.as("rooms"))
    .select((eb) => selectFaultReports(eb).as("reports"))
    .where("certificate.company_id", "=", companyId)
    .where("certificate.id", "in", certificateIds)
    .orderBy("sent_at")
    .orderBy("number")
    .execute();
  const recipients = Map.groupBy(await recipientRows(db, companyId, certificateIds), ({ certificate_id: id }) => id);
  return certificates.map(
    ({ id, number, folder_id, file_name, file_id, pages, code, activation_date, sent_at, reports, ...row }) => ({
      id,
      number,
      folderId: folder_id,
      fileName: file_name,
      activationDate: activation_date.toISOString(),
      sentAt: sent_at.toISOString(),
      url: file_id && storage.downloadLink(file_id),
      pages,
      pageUrl: certificateUrl(config, code),
      updatedAt: row.updated_at.toISOString(),
      validUntil: `${row.valid_until}T00:00:00.000Z`,
      customer: row.customer,
      seal: toSeal(config, row, code),
      proofUrl: toProofUrl(config, row, code),
      boardCardUrl: row.withdrawn_at ? null : storage.boardCardLink(code),
      rooms: row.rooms,
      ...toStatus(config, row),
      withdrawal: toWithdrawal(config, row),
      recipients: (recipients.get(id) ?? []).map(({ email, copy, state, reason, changed_at }) => ({
        email,
        copy,
        state,
        reason,
        changedAt: changed_at.toISOString(),
      })),
      faultReports: reports.map((report) => toFaultReport(storage, report)),
    }),
  );
}

/** Adds the recipients of notices of the withdrawal, whom the public page does not show. */
function toWithdrawal(
  config: Services["config"],
  { notices, ...row }: Parameters<typeof toStatus>[1] & { notices: Notice[] },
): Certificate["withdrawal"] {
  const { withdrawal } = toStatus(config, row);
  const recipients = notices.map(({ changedAt, ...notice }) => ({
    ...notice,
    changedAt: new Date(changedAt).toISOString(),
  }));
  return withdrawal && { ...withdrawal, recipients };
}

function recipientRows(db: Kysely<Tables>, companyId: string, certificateIds: string[]) {
  return db
    .selectFrom("sending_certificate as sent")
    .innerJoin("sending", (join) =>
      join.onRef("sending.company_id", "=", "sent.company_id").onRef("sending.id", "=", "sent.sending_id"),
    )
    .innerJoin("recipient", (join) =>
      join.onRef("recipient.company_id", "=", "sent.company_id").onRef("recipient.sending_id", "=", "sent.sending_id"),
    )
    .select(["sent.certificate_id", "recipient.email", "recipient.copy", "recipient.state", "recipient.reason"])
    .select("recipient.changed_at")
    .where("sent.company_id", "=", companyId)
    .where("sent.certificate_id", "in", certificateIds)
    .orderBy("sending.created_at")
    .orderBy("recipient.copy")
    .execute();
}
