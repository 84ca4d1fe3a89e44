import type { FastifyBaseLogger } from "fastify";
import { companyLanguage, dayInCountry } from "../i18n/country.ts";
import type { FaultMail } from "../jobs/jobData.ts";
import { refusalOf } from "../mail/openSmtp.ts";
import { composeFaultMail } from "./composeFaultMail.ts";
import type { DeliveryServices } from "./deliverCertificates.ts";
import type { CertificateSnapshot } from "./pdf/certificateSnapshot.ts";

export async function mailFaultReport(
  {
    db,
    config,
    mail,
    log,
  }: Omit<DeliveryServices, "storage" | "threads" | "seal"> & { log: Pick<FastifyBaseLogger, "warn"> },
  { companyId, reportId }: FaultMail,
): Promise<void> {
  const report = await db
    .selectFrom("fault_report as report")
    .innerJoin("certificate", (join) =>
      join
        .onRef("certificate.company_id", "=", "report.company_id")
        .onRef("certificate.id", "=", "report.certificate_id"),
    )
    .innerJoin("company", "company.id", "report.company_id")
    .select(["report.name", "report.phone", "report.email as reporter_email"])
    .select(["report.text", "report.created_at", "certificate.number", "certificate.snapshot"])
    .select(["company.email", "company.country"])
    .where("report.company_id", "=", companyId)
    .where("report.id", "=", reportId)
    .executeTakeFirst();
  if (!report) return;
  const { project, customer } = report.snapshot as CertificateSnapshot;
  const content = composeFaultMail({
    language: companyLanguage(report.country),
    number: report.number,
    place: [project.name, project.folder].filter(Boolean).join(" / "),
    customer: customer.name,
    day: dayInCountry(report.country, report.created_at),
    text: report.text,
    reporter: [report.name, report.phone, report.reporter_email].filter((part) => part !== null),
    url: `${config.webUrl}/certificates?q=${encodeURIComponent(report.number)}`,
  });
  try {
    await mail.send({ ...content, id: reportId, createdAt: report.created_at, to: report.email, attachments: [] });
  } catch (error) {
    // A refused mail is not repeated, because the office also sees the report with its certificate.
    if (!refusalOf(error)) throw error;
    log.warn({ err: error, reportId }, "the mail of a fault report was refused");
  }
}
