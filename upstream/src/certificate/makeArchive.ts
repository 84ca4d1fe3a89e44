import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { makeZip } from "client-zip";
import { type Kysely, type Selectable, type SqlBool, sql, type Updateable } from "kysely";
import type { Tables } from "../database/tables.ts";
import { errorCode } from "../errors.ts";
import type { ArchiveJob } from "../jobs/jobData.ts";
import { insertFile } from "../storage/insertFile.ts";
import type { DeliveryServices } from "./deliverCertificates.ts";
import { findCertificates } from "./findCertificates.ts";
import { storeCertificateFile } from "./storeCertificateFile.ts";

type Services = Omit<DeliveryServices, "mail">;
type Archive = Pick<Selectable<Tables["certificate_archive"]>, "from_day" | "to_day" | "certificate_ids">;
type Change = Updateable<Tables["certificate_archive"]>;

const pageSize = 20;
const maxInteger = 2 ** 31 - 1;

class FileMissing extends Error {
  readonly number: string;

  constructor(number: string) {
    super(`The file of certificate ${number} is not there.`);
    this.number = number;
  }
}

/** Writes PDFs one by one into a ZIP, so that memory holds one PDF at a time. A failed job may run again. */
export async function makeArchive(services: Services, job: ArchiveJob, isLast: boolean): Promise<void> {
  const { db, storage } = services;
  const archive = await changeArchive(db, job, { state: "RUNNING", done: 0 });
  if (!archive) return;
  const path = storage.arrivalPath(job.archiveId);
  try {
    const zip = makeZip(readPdfs(services, job, archive));
    await pipeline(Readable.fromWeb(zip as ReadableStream), createWriteStream(path, { flags: "wx" }));
    await storage.keepArrival(job.archiveId, path);
    if (!(await finish(services, job, `${archive.from_day} ${archive.to_day}.zip`)))
      await storage.remove([job.archiveId]);
  } catch (error) {
    await rm(path, { force: true });
    if (error instanceof FileMissing)
      return void (await changeArchive(db, job, { state: "FAILED", reason: "FILE_MISSING", missing: error.number }));
    if (isLast && (await changeArchive(db, job, { state: "FAILED", reason: "NOT_MADE" })))
      await storage.remove([job.archiveId]);
    throw error;
  }
}

async function* readPdfs(services: Services, job: ArchiveJob, archive: Archive) {
  const { from_day: from, to_day: to, certificate_ids: ids } = archive;
  let done = 0;
  for (let last = ""; ; ) {
    const page = await findCertificates(services.db, job.companyId, ids ? {} : { from, to })
      .selectAll("certificate")
      .$if(ids !== null, (found) => found.where(sql<SqlBool>`certificate.id = any(${ids})`))
      .where("number", ">", last)
      .orderBy("number")
      .limit(pageSize)
      .execute();
    for (const certificate of page) {
      const input = await storeCertificateFile(services, certificate).catch((error: unknown) => {
        throw errorCode(error) === "ENOENT" ? new FileMissing(certificate.number) : error;
      });
      yield { name: `${certificate.number}.pdf`, lastModified: certificate.sent_at, input };
      done += 1;
    }
    await changeArchive(services.db, job, { done });
    if (page.length < pageSize) return;
    last = page.at(-1)?.number ?? "";
  }
}

/** The changed row; undefined if the archive has ended, was removed, or was replaced by another request. */
async function changeArchive(db: Kysely<Tables>, { companyId, archiveId }: ArchiveJob, change: Change) {
  return db
    .updateTable("certificate_archive")
    .set({ ...change, changed_at: new Date() })
    .where("company_id", "=", companyId)
    .where("id", "=", archiveId)
    .where("state", "in", ["QUEUED", "RUNNING"])
    .returning(["from_day", "to_day", "certificate_ids"])
    .executeTakeFirst();
}

async function finish({ db, storage }: Services, job: ArchiveJob, fileName: string): Promise<boolean> {
  const size = await storage.sizeOf(job.archiveId);
  return db.transaction().execute(async (trx) => {
    if (!(await changeArchive(trx, job, { state: "DONE", size }))) return false;
    await insertFile(trx, {
      company_id: job.companyId,
      id: job.archiveId,
      kind: "archive",
      file_name: fileName,
      content_type: "application/zip",
      size: size > maxInteger ? null : size,
      stored_at: new Date(),
    });
    return true;
  });
}
