import { selectCompanyId } from "../database/uniqueKeys.ts";
import { notFound } from "../errors.ts";
import type { Call, Handler } from "../http/operation.ts";
import { statusColumns, toStatus } from "./certificateStatus.ts";
import type { CertificateSnapshot, CertifiedProduct, CertifiedStep } from "./pdf/certificateSnapshot.ts";
import { sealColumns, toProofUrl, toSeal } from "./seal.ts";
import { validUntil } from "./validity.ts";

/** GET v1/certificate/{code} shows no people and no values. Only the mails' code opens the PDF, because the PDF names customer and site. */
export const verifyCertificate: Handler<"verifyCertificate"> = async ({ db, config, params, storage }) => {
  const certificate = await findByCode(db, params.code)
    .leftJoin("file as logo", (join) =>
      join.onRef("logo.company_id", "=", "company.id").onRef("logo.id", "=", "company.logo_file_id"),
    )
    .leftJoin("seal_key", "seal_key.id", "certificate.seal_key_id")
    .select(sealColumns())
    .select(["number", "activation_date", "snapshot", "certificate.file_id", "company.phone_number", "logo.print_id"])
    .select(statusColumns)
    .executeTakeFirst();
  if (!certificate) throw notFound();
  const { company, project, rooms } = certificate.snapshot as CertificateSnapshot;
  const isOwner = certificate.owner_code === params.code;
  return {
    status: 200,
    body: {
      number: certificate.number,
      activationDate: certificate.activation_date.toISOString(),
      validUntil: validUntil(certificate.activation_date).toISOString(),
      companyName: company.name,
      companyPhone: certificate.phone_number || null,
      companyLogo: certificate.print_id && storage.downloadLink(certificate.print_id),
      city: project.city,
      installations: rooms.map(({ title }) => title),
      rooms: rooms.map(({ title, products }) => ({ title, products: products.map(toProduct) })),
      url: isOwner && certificate.file_id ? storage.downloadLink(certificate.file_id) : null,
      canReportFault: isOwner,
      seal: toSeal(config, certificate, params.code),
      proofUrl: toProofUrl(config, certificate, params.code),
      ...toStatus(config, certificate),
    },
  };
};

export function findByCode(db: Call<"verifyCertificate">["db"], code: string) {
  return db
    .selectFrom("certificate")
    .innerJoin("company", "company.id", "certificate.company_id")
    .select(["certificate.company_id", "certificate.id", "owner_code"])
    .where("certificate.company_id", "=", selectCompanyId(db, "certificate", code))
    .where((eb) => eb.or([eb("code", "=", code), eb("owner_code", "=", code)]));
}

function toProduct({ title, steps }: CertifiedProduct) {
  return { title, resistance: limitsOf(steps, "resistance"), insulation: limitsOf(steps, "insulation") };
}

/** All steps of a product have the same limits, so the first step's limits are enough. */
function limitsOf(steps: CertifiedStep[], quantity: "resistance" | "insulation") {
  const asked = steps.flatMap((step) => step.asked[quantity] ?? [])[0];
  return asked ? { minimum: asked.minimum ?? null, maximum: asked.maximum ?? null } : null;
}
