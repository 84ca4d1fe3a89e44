import { createHash, randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { Tables } from "../database/tables.ts";
import { appendLogEntry } from "../log/appendLogEntry.ts";
import { insertFile } from "../storage/insertFile.ts";
import { deleteWithBytes } from "../storage/removedFiles.ts";
import type { DeliveryServices } from "./deliverCertificates.ts";
import { drawSealed } from "./drawCertificates.ts";

type Services = Omit<DeliveryServices, "mail">;
type Certificate = Selectable<Tables["certificate"]>;

/**
 * Returns the stored PDF, or draws, seals and stores it. If two processes draw the PDF at the same time, the first one stores its bytes and
 * the second returns the stored bytes. The public log gets an entry in the same transaction.
 */
export async function storeCertificateFile(services: Services, certificate: Certificate): Promise<Buffer> {
  const { db, storage } = services;
  const { company_id, id, file_name, number } = certificate;
  if (certificate.file_id) return storage.read(certificate.file_id);
  const { bytes, pages, sealedAt } = await drawSealed(services, certificate);
  const fileId = randomUUID();
  const file = { company_id, id: fileId, kind: "certificate" as const, file_name, content_type: "application/pdf" };
  // The row is stored before the bytes. Bytes without a row are removed like an interrupted upload.
  await insertFile(db, file);
  await storage.write(fileId, bytes);
  const fileSha256 = createHash("sha256").update(bytes).digest("hex");
  const stored = await db.transaction().execute(async (trx) => {
    const first = await trx
      .updateTable("certificate")
      .set({
        file_id: fileId,
        file_sha256: fileSha256,
        ...(services.seal && { seal_key_id: services.seal.id, sealed_at: sealedAt }),
      })
      .where("company_id", "=", company_id)
      .where("id", "=", id)
      .where("file_id", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (first) {
      await trx
        .updateTable("file")
        .set({ size: bytes.length, pages, stored_at: new Date() })
        .where("company_id", "=", company_id)
        .where("id", "=", fileId)
        .execute();
      const issued = { companyId: company_id, certificateId: id, payload: { number, fileSha256 } };
      await appendLogEntry(trx, { kind: "certificate.issued", ...issued });
    } else {
      await deleteWithBytes(trx, "file", (files) =>
        files.where("company_id", "=", company_id).where("id", "=", fileId),
      );
    }
    return first !== undefined;
  });
  return stored ? bytes : storage.read(await loadFileId(services, certificate));
}

async function loadFileId({ db }: Services, { company_id, id }: Certificate): Promise<string> {
  const { file_id } = await db
    .selectFrom("certificate")
    .select("file_id")
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return file_id ?? "";
}
