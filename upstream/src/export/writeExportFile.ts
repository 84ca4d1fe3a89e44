import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Kysely, Updateable } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { ExportJob } from "../jobs/jobData.ts";
import type { Storage } from "../storage/createStorage.ts";
import { insertFile } from "../storage/insertFile.ts";
import { cutOff, removeParts } from "./exports.ts";

type FileServices = {
  db: Kysely<Tables>;
  storage: Storage;
};

/** Memory holds one part of the export at a time. A failed job may run again. */
export async function writeExportFile({ db, storage }: FileServices, job: ExportJob, isLast: boolean): Promise<void> {
  const { exportId } = job;
  if (!(await changeWriting(db, job, { changed_at: new Date() }))) return;
  const path = storage.arrivalPath(exportId);
  try {
    await pipeline(Readable.from(readParts(db, job)), createWriteStream(path, { flags: "wx" }));
    await storage.keepArrival(exportId, path);
    if (!(await complete(db, job))) await storage.remove([exportId]);
  } catch (error) {
    await rm(path, { force: true });
    if (isLast && (await giveUp(db, job))) await storage.remove([exportId]);
    throw error;
  }
}

async function* readParts(db: Kysely<Tables>, { companyId, exportId }: ExportJob) {
  for (let part = 0; ; part += 1) {
    const row = await db
      .selectFrom("export_part")
      .select("lines")
      .where("company_id", "=", companyId)
      .where("export_id", "=", exportId)
      .where("part", "=", part)
      .executeTakeFirst();
    if (!row) return;
    yield row.lines;
  }
}

async function changeWriting(
  db: Kysely<Tables>,
  { companyId, exportId }: ExportJob,
  change: Updateable<Tables["export"]>,
) {
  return db
    .updateTable("export")
    .set(change)
    .where("company_id", "=", companyId)
    .where("id", "=", exportId)
    .where("state", "=", "WRITING")
    .returning(["byte_size", "created_at"])
    .executeTakeFirst();
}

async function complete(db: Kysely<Tables>, job: ExportJob): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const row = await changeWriting(trx, job, { state: "COMPLETED", ended_at: new Date() });
    if (!row) return false;
    await insertFile(trx, {
      company_id: job.companyId,
      id: job.exportId,
      kind: "export",
      file_name: `export ${row.created_at.toISOString().slice(0, 10)}.jsonl`,
      content_type: "application/jsonl",
      size: row.byte_size,
      stored_at: new Date(),
    });
    await removeParts(trx, job);
    return true;
  });
}

async function giveUp(db: Kysely<Tables>, job: ExportJob): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { code: error_code, message } = cutOff.WRITING;
    const failed = { state: "FAILED", error_code, message, ended_at: new Date() } as const;
    if (!(await changeWriting(trx, job, failed))) return false;
    await removeParts(trx, job);
    return true;
  });
}
