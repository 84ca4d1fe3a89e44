import { selectCompanyId } from "../database/uniqueKeys.ts";
import { notFound } from "../errors.ts";
import type { Call, Handler } from "../http/operation.ts";
import { statusColumns, toStatus } from "./certificateStatus.ts";
import { selectFaultReports, toFaultReport } from "./faultReports.ts";
import { logoColor } from "./logoColor.ts";
import type { CertificateSnapshot } from "./pdf/certificateSnapshot.ts";
import { parseCode } from "./printedCode.ts";
import { publicRooms } from "./publicRooms.ts";
import { sealColumns, toProofUrl, toSeal } from "./seal.ts";
import { certificateTextsIn } from "./texts/certificateTextsIn.ts";

/** GET v1/certificate/{code} omits people's names. The code from mails also gives site, photos and file. */
export const verifyCertificate: Handler<"verifyCertificate"> = async ({ db, config, params, storage, threads }) => {
  const certificate = await findByCode(db, params.code)
    .leftJoin("file as logo", (join) =>
      join.onRef("logo.company_id", "=", "company.id").onRef("logo.id", "=", "company.logo_file_id"),
    )
    .leftJoin("seal_key", "seal_key.id", "certificate.seal_key_id")
    .select(sealColumns())
    .select(["number", "activation_date", "snapshot", "certificate.file_id", "company.phone_number", "logo.print_id"])
    .select(["company.address", "company.postal_code", "company.city"])
    .select(statusColumns)
    .select((eb) => selectFaultReports(eb).as("reports"))
    .executeTakeFirst();
  if (!certificate) throw notFound();
  const snapshot = certificate.snapshot as CertificateSnapshot;
  const { company, project, rooms } = snapshot;
  const isOwner = certificate.owner_code === params.code;
  return {
    status: 200,
    body: {
      number: certificate.number,
      activationDate: certificate.activation_date.toISOString(),
      validUntil: new Date(snapshot.validUntil).toISOString(),
      companyName: company.name,
      companyPhone: certificate.phone_number || null,
      companyAddress: `${certificate.address}, ${certificate.postal_code} ${certificate.city}`,
      companyLogo: certificate.print_id && storage.downloadLink(certificate.print_id),
      companyColor: await logoColor({ storage, threads }, certificate.print_id),
      city: project.city,
      site: isOwner ? [project.name, project.folder].filter(Boolean).join(" / ") : null,
      installations: rooms.map(({ title }) => title),
      rooms: await publicRooms(snapshot, isOwner ? { db, storage, companyId: certificate.company_id } : null),
      language: snapshot.language,
      terms: certificateTextsIn(snapshot.language).termsText,
      url: isOwner && certificate.file_id ? storage.downloadLink(certificate.file_id) : null,
      canReportFault: isOwner,
      canNameReporter: isOwner,
      canAddPhoto: isOwner,
      faultReports: isOwner
        ? certificate.reports.map((report) => withoutReporter(toFaultReport(storage, report)))
        : null,
      seal: toSeal(config, certificate, params.code),
      proofUrl: toProofUrl(config, certificate, params.code),
      ...toStatus(config, certificate),
    },
  };
};

function withoutReporter({ name: _, phone: __, email: ___, photo: ____, ...report }: ReturnType<typeof toFaultReport>) {
  return report;
}

export function findByCode(db: Call<"verifyCertificate">["db"], typed: string) {
  const code = parseCode(typed);
  return db
    .selectFrom("certificate")
    .innerJoin("company", "company.id", "certificate.company_id")
    .select(["certificate.company_id", "certificate.id", "owner_code"])
    .where("certificate.company_id", "=", selectCompanyId(db, "certificate", code))
    .where((eb) => eb.or([eb("code", "=", code), eb("owner_code", "=", code)]));
}
