import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { serviceSource } from "../history/chain/historyEvent.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import { dayInCountry } from "../i18n/country.ts";
import type { WithdrawalMail } from "../jobs/jobData.ts";
import { refusalOf } from "../mail/openSmtp.ts";
import { loadCertificateEvents } from "./certificateEvents.ts";
import { certificateUrl } from "./certificateStatus.ts";
import { composeWithdrawalMail } from "./composeWithdrawalMail.ts";
import type { DeliveryServices } from "./deliverCertificates.ts";
import type { CertificateSnapshot } from "./pdf/certificateSnapshot.ts";

/** A repeated job sends the same mail. */
export async function mailWithdrawal(
  { db, config, mail }: Pick<DeliveryServices, "db" | "config" | "mail">,
  notice: WithdrawalMail,
): Promise<void> {
  const row = await db
    .selectFrom("withdrawal_notice as notice")
    .innerJoin("certificate", (join) =>
      join
        .onRef("certificate.company_id", "=", "notice.company_id")
        .onRef("certificate.id", "=", "notice.certificate_id"),
    )
    .innerJoin("company", "company.id", "notice.company_id")
    .select(["notice.email", "notice.state", "certificate.snapshot", "certificate.code", "withdrawn_at"])
    .select(["withdrawal_reason", "company.email as company_email", "company.country"])
    .where("notice.company_id", "=", notice.companyId)
    .where("notice.id", "=", notice.noticeId)
    .executeTakeFirst();
  if (!row?.withdrawn_at || row.state !== "QUEUED") return;
  const content = composeWithdrawalMail({
    snapshot: row.snapshot as CertificateSnapshot,
    day: dayInCountry(row.country, row.withdrawn_at),
    reason: row.withdrawal_reason ?? "",
    url: certificateUrl(config, row.code),
  });
  try {
    await mail.send({
      ...content,
      id: notice.noticeId,
      createdAt: row.withdrawn_at,
      to: row.email,
      replyTo: row.company_email,
      attachments: [],
    });
  } catch (error) {
    if (!refusalOf(error)) throw error;
    return markNotice(db, notice, "FAILED");
  }
  await markNotice(db, notice, "SENT");
}

export async function markNotice(
  db: Kysely<Tables>,
  { companyId, noticeId }: WithdrawalMail,
  state: "SENT" | "FAILED",
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const notice = await trx
      .updateTable("withdrawal_notice")
      .set({ state, changed_at: new Date() })
      .where("company_id", "=", companyId)
      .where("id", "=", noticeId)
      .returning(["certificate_id", "email"])
      .executeTakeFirst();
    if (!notice) return;
    const events = await loadCertificateEvents(
      trx,
      { companyId, certificateIds: [notice.certificate_id] },
      state === "SENT" ? "notice.sent" : "notice.failed",
      { "recipient.email": notice.email },
    );
    await writeHistory(trx, serviceSource(companyId), events);
  });
}
