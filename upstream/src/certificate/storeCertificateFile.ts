import type { Selectable } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { DeliveryServices } from "./deliverCertificates.ts";
import { drawCertificates } from "./drawCertificates.ts";
import type { CertificateSnapshot } from "./pdf/certificateSnapshot.ts";

/** The stored PDF, or a new one. It carries the certificate's id, so that a run repeated after a crash replaces the same file. */
export async function storeCertificateFile(
  services: Omit<DeliveryServices, "mail">,
  certificate: Selectable<Tables["certificate"]>,
): Promise<Buffer> {
  const { db, storage } = services;
  if (certificate.file_id) return storage.read(certificate.file_id);
  const { company_id, id, file_name } = certificate;
  const snapshot = certificate.snapshot as CertificateSnapshot;
  const { bytes, pages } = await drawCertificates(services, [snapshot]);
  await storage.write(id, bytes);
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto("file")
      .values({
        company_id,
        id,
        kind: "certificate",
        file_name,
        content_type: "application/pdf",
        size: bytes.length,
        pages,
        stored_at: new Date(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx
      .updateTable("certificate")
      .set({ file_id: id })
      .where("company_id", "=", company_id)
      .where("id", "=", id)
      .execute();
  });
  return bytes;
}
