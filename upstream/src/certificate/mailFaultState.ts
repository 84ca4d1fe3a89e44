import type { FastifyBaseLogger } from "fastify";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { dayInCountry } from "../i18n/country.ts";
import type { FaultMail } from "../jobs/jobData.ts";
import { escapeHtml } from "../mail/Mail.ts";
import { refusalOf } from "../mail/openSmtp.ts";
import { sheet } from "../mail/sheet.ts";
import { certificateUrl } from "./certificateStatus.ts";
import type { DeliveryServices } from "./deliverCertificates.ts";
import type { CertificateSnapshot } from "./pdf/certificateSnapshot.ts";
import { certificateTextsIn } from "./texts/certificateTextsIn.ts";
import { faultStateMailTexts } from "./texts/faultStateMailTexts.ts";

type Services = Pick<DeliveryServices, "db" | "config" | "mail"> & { log: Pick<FastifyBaseLogger, "warn"> };

/** Mails a state to the certificate's customer. The reporter gets none, because anybody can report a fault. */
export async function mailFaultState(
  { db, config, mail, log }: Services,
  { companyId, changeId }: Required<FaultMail>,
): Promise<void> {
  const row = await db
    .selectFrom("fault_state_change as change")
    .innerJoin("fault_report as report", (join) =>
      join.onRef("report.company_id", "=", "change.company_id").onRef("report.id", "=", "change.fault_report_id"),
    )
    .innerJoin("certificate", (join) =>
      join
        .onRef("certificate.company_id", "=", "report.company_id")
        .onRef("certificate.id", "=", "report.certificate_id"),
    )
    .innerJoin("company", "company.id", "change.company_id")
    .select(["change.state", "change.note", "change.created_at as changedAt", "report.created_at as reportedAt"])
    .select(["certificate.id", "certificate.snapshot", "certificate.number", "certificate.owner_code as code"])
    .select(["company.email", "company.country"])
    .where("change.company_id", "=", companyId)
    .where("change.id", "=", changeId)
    .executeTakeFirst();
  if (!row) return;
  const to = await customerOf(db, companyId, row.id);
  if (to === undefined) return;
  const day = dayInCountry(row.country, row.reportedAt);
  const url = certificateUrl(config, row.code);
  const content = compose({ ...row, snapshot: row.snapshot as CertificateSnapshot, day, url });
  const envelope = { id: changeId, createdAt: row.changedAt, to, replyTo: row.email };
  try {
    await mail.send({ ...content, ...envelope, attachments: [] });
  } catch (error) {
    // A refused mail is not repeated, because the customer's page also shows the state.
    if (!refusalOf(error)) throw error;
    log.warn({ err: error, changeId }, "the mail of a fault's state was refused");
  }
}

/** The recipient of the last mail with the certificate. The sender's own copies and erased addresses do not count. */
async function customerOf(db: Kysely<Tables>, companyId: string, certificateId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("sending_certificate as sent")
    .innerJoin("sending", (join) =>
      join.onRef("sending.company_id", "=", "sent.company_id").onRef("sending.id", "=", "sent.sending_id"),
    )
    .innerJoin("recipient", (join) =>
      join.onRef("recipient.company_id", "=", "sent.company_id").onRef("recipient.sending_id", "=", "sent.sending_id"),
    )
    .select("recipient.email")
    .where("sent.company_id", "=", companyId)
    .where("sent.certificate_id", "=", certificateId)
    .where("recipient.copy", "=", false)
    .where("recipient.email", "not like", "%@deleted.invalid")
    .orderBy("sending.created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.email;
}

type Content = {
  state: string;
  note: string | null;
  snapshot: CertificateSnapshot;
  number: string;
  day: string;
  url: string;
};

/** The note is indented in the plain part and escaped in HTML, so that nobody takes it for the mail's own text. */
function compose({ state, note, snapshot: { language, company, project }, number, day, url }: Content) {
  const texts = faultStateMailTexts[language];
  const { greeting } = certificateTextsIn(language).mail;
  const place = [project.name, project.folder].filter(Boolean).join(" / ");
  const isClosed = state === "CLOSED";
  const subject = texts.subject(number);
  const intro = (isClosed ? texts.closed : texts.contacted)({ company: company.name, day, number, place });
  const label = isClosed ? texts.done : texts.agreed;
  const questions = texts.questions(company.name);
  const quoted = note?.split("\n").map((line) => `> ${line}`) ?? [];
  const told = quoted.length > 0 ? [`${label}:\n${quoted.join("\n")}`] : [];
  const paragraph = (text: string) => `<p>${escapeHtml(text).replaceAll("\n", "<br>\n")}</p>`;
  const toldHtml =
    note === null
      ? ""
      : `<p style="margin:0 0 8px;font-weight:600">${escapeHtml(label)}</p>
<blockquote style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid #5c6773">${paragraph(note)}</blockquote>`;
  return {
    senderName: company.name,
    subject,
    text: `${[greeting, intro, ...told, `${texts.open}: ${url}`, questions, company.name].join("\n\n")}\n`,
    html: sheet(
      { language, title: subject },
      `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:600">${escapeHtml(subject)}</h1>
${paragraph(greeting)}
${paragraph(intro)}
${toldHtml}
<p><a href="${escapeHtml(url)}" style="color:#1d4f91">${escapeHtml(texts.open)}</a></p>
${paragraph(questions)}
${paragraph(company.name)}
`,
    ),
  };
}
