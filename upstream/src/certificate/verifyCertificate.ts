import { notFound } from "../errors.ts";
import type { Handler } from "../http/operation.ts";
import type { CertificateSnapshot } from "./pdf/certificateSnapshot.ts";
import { validUntil } from "./validity.ts";

/** GET v1/certificate/{code}: what a reader of the paper may check, and nothing about people or values. */
export const verifyCertificate: Handler<"verifyCertificate"> = async ({ db, params }) => {
  const certificate = await db
    .selectFrom("certificate")
    .innerJoin("company", "company.id", "certificate.company_id")
    .select(["number", "activation_date", "snapshot", "company.phone_number"])
    .where("code", "=", params.code)
    .executeTakeFirst();
  if (!certificate) throw notFound();
  const { company, project, rooms } = certificate.snapshot as CertificateSnapshot;
  return {
    status: 200,
    body: {
      number: certificate.number,
      activationDate: certificate.activation_date.toISOString(),
      validUntil: validUntil(certificate.activation_date).toISOString(),
      companyName: company.name,
      companyPhone: certificate.phone_number || null,
      city: project.city,
      installations: rooms.map(({ title }) => title),
    },
  };
};

export function certificateUrl({ webUrl }: { webUrl: string }, code: string): string {
  return `${webUrl}/certificate/${code}`;
}
