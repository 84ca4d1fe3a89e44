import { createHash, randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { Tables } from "../database/tables.ts";
import { appendLogEntry } from "../log/appendLogEntry.ts";
import type { Timestamp } from "../seal/timestampToken.ts";
import { insertFile } from "../storage/insertFile.ts";
import { deleteWithBytes } from "../storage/removedFiles.ts";
import type { DeliveryServices } from "./deliverCertificates.ts";
import { drawSealed } from "./drawCertificates.ts";
import { createStampRound, embed, insertTimestamp } from "./sealTimestamps.ts";

type Services = Omit<DeliveryServices, "mail">;
type Certificate = Selectable<Tables["certificate"]>;
type Drawn = Awaited<ReturnType<typeof drawSealed>>;

/** One PDF per thread is drawn ahead. More would keep the PDFs of other companies waiting. */
const drawnAhead = 2;

/** Returns the stored PDF. A missing PDF is drawn and stored first. */
export async function storeCertificateFile(services: Services, certificate: Certificate): Promise<Buffer> {
  const [bytes] = await storeCertificateFiles(services, [certificate]);
  return bytes ?? Buffer.alloc(0);
}

/** Returns the stored PDFs. Missing PDFs are drawn and stored first, with the time stamps that arrive soon enough. */
export async function storeCertificateFiles(services: Services, certificates: Certificate[]): Promise<Buffer[]> {
  const { storage, timestamps, seal } = services;
  const round = timestamps && seal && createStampRound(timestamps);
  const drawing = drawMissing(services, certificates);
  const drawn: (Drawn | null)[] = [];
  if (round)
    for await (const file of drawing) {
      drawn.push(file);
      if (file) round.ask(new Uint8Array(file.bytes));
    }
  const stamps = (await round?.wait()) ?? [];
  const stored: Buffer[] = [];
  for await (const file of round ? drawn : drawing) {
    const certificate = certificates[stored.length] as Certificate;
    stored.push(
      file
        ? await storeDrawn(services, certificate, file, stamps.shift() ?? null)
        : await storage.read(certificate.file_id ?? ""),
    );
  }
  return stored;
}

/** Yields the missing PDFs in the order of the certificates, and null for stored ones. Draws two PDFs ahead. */
async function* drawMissing(services: Services, certificates: Certificate[]): AsyncGenerator<Drawn | null> {
  const drawing: Promise<Drawn | null>[] = [];
  const drawUpTo = (count: number) => {
    for (const certificate of certificates.slice(drawing.length, count)) {
      const one = certificate.file_id ? Promise.resolve(null) : drawSealed(services, certificate);
      // Prevents an unhandled rejection; the failure is thrown when this PDF's turn comes.
      one.catch(() => undefined);
      drawing.push(one);
    }
  };
  for (const index of certificates.keys()) {
    drawUpTo(index + drawnAhead);
    const file = (await drawing[index]) ?? null;
    drawUpTo(index + 1 + drawnAhead);
    yield file;
  }
}

/** Stores a drawn PDF, its time stamp and its log entry. If two processes draw it, both return the bytes that were stored first. */
async function storeDrawn(services: Services, certificate: Certificate, drawn: Drawn, stamp: Timestamp | null) {
  const { db, storage, seal, timestamps, threads } = services;
  const { company_id, id, file_name, number } = certificate;
  const { pages, sealedAt } = drawn;
  const bytes = stamp ? Buffer.from(await embed(threads, new Uint8Array(drawn.bytes), stamp)) : drawn.bytes;
  const fileId = randomUUID();
  const file = { company_id, id: fileId, kind: "certificate" as const, file_name, content_type: "application/pdf" };
  // The row is stored before the bytes, so that a job removes both after a crash, like an interrupted upload.
  await insertFile(db, file);
  await storage.write(fileId, bytes);
  const fileSha256 = createHash("sha256").update(bytes).digest("hex");
  const stored = await db.transaction().execute(async (trx) => {
    const first = await trx
      .updateTable("certificate")
      .set({
        file_id: fileId,
        file_sha256: fileSha256,
        ...(seal && { seal_key_id: seal.id, sealed_at: sealedAt }),
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
      if (seal && timestamps)
        await insertTimestamp(trx, timestamps, { companyId: company_id, certificateId: id }, stamp);
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
