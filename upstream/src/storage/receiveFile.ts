import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Kysely, Selectable } from "kysely";
import { lockUnfinishedInstallation } from "../database/locks.ts";
import type { Tables } from "../database/tables.ts";
import { ApiError, errorCode, notFound, validationFailed } from "../errors.ts";
import type { Threads } from "../threads/createThreads.ts";
import type { Storage } from "./createStorage.ts";
import { shownType } from "./fileType.ts";
import { hasTooManyPixels, headerBytes, pixelLimits } from "./pixelLimit.ts";
import { fileTooLarge, sizeLimits } from "./prepareUpload.ts";
import { removeLateFile } from "./removedFiles.ts";
import { hashPhoto, storeSimilarPhotos } from "./similarPhotos.ts";

type FileRow = Selectable<Tables["file"]>;

type FileServices = {
  db: Kysely<Tables>;
  storage: Storage;
  threads: Threads;
};

type Stored = { size: number; sha256: string };

const sniffedBytes = 1_024;

const redrawWorker = new URL("./redrawPhoto.ts", import.meta.url);

export async function receiveFile(services: FileServices, file: FileRow, bytes: Readable): Promise<void> {
  const { db, storage } = services;
  const { kind } = file;
  if (!isUploaded(kind)) throw new ApiError(403, "FORBIDDEN", "This file is not uploaded.");
  const arrival = storage.arrivalPath(file.id);
  try {
    const sent = await store(bytes, arrival, kind === "fault" ? null : file.file_name, expectedSize(kind, file));
    const stored = kind === "fault" ? await redraw(services.threads, arrival) : sent;
    await refuseWhenClosed(db, file);
    const photo_hash = await hashPhoto(services.threads, file, arrival);
    // Runs outside any transaction, because a slow store would block all who wait for the connection or the lock.
    if (kind === "logo") await storage.keepArrival(file.id, arrival);
    else await keepFirst(services, file, arrival);
    await noteStored(services, file, { ...stored, photo_hash });
  } finally {
    await rm(arrival, { force: true });
  }
}

/** A recording or an instrument may already name the file, so other bytes are refused, even if both arrive together. */
async function keepFirst({ db, storage }: FileServices, file: FileRow, arrival: string): Promise<void> {
  const { company_id, id: fileId } = file;
  const found = await db
    .selectFrom("file")
    .select("stored_at")
    .where("company_id", "=", company_id)
    .where("id", "=", fileId)
    .executeTakeFirst();
  const isTaken = found?.stored_at ? true : await isTakenBefore(storage.keepFirstArrival(fileId, arrival));
  if (!isTaken) return;
  const [stored, sent] = await Promise.all([storage.read(fileId), readFile(arrival)]);
  if (stored.equals(sent)) return;
  const message = "Another file was sent to this link before, and is kept. Ask for a new link for this one.";
  throw new ApiError(409, "FILE_STORED", message);
}

async function isTakenBefore(keeping: Promise<void>): Promise<boolean> {
  try {
    await keeping;
    return false;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return true;
    throw error;
  }
}

/** Checks again whether the room was finished meanwhile. A job removes the bytes of a refused file. */
async function noteStored(
  { db, storage }: FileServices,
  file: FileRow,
  stored: Stored & { photo_hash: string | null },
): Promise<void> {
  try {
    await db.transaction().execute(async (trx) => {
      await refuseWhenClosed(trx, file);
      const { numUpdatedRows } = await trx
        .updateTable("file")
        .set({ ...stored, stored_at: new Date() })
        .where("company_id", "=", file.company_id)
        .where("id", "=", file.id)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw notFound();
      if (stored.photo_hash) await storeSimilarPhotos(trx, file, stored.sha256, stored.photo_hash);
    });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) await removeLateFile(db, storage, file);
    throw error;
  }
}

/** A link stays valid after its file was recorded, but a finished installation's files must not change. */
async function refuseWhenClosed(db: Kysely<Tables>, file: FileRow): Promise<void> {
  if (file.installation_id === null) return;
  await lockUnfinishedInstallation(db, file.company_id, { installationId: file.installation_id });
}

const isUploaded = (kind: FileRow["kind"]): kind is keyof typeof sizeLimits => kind in sizeLimits;

/** Replaces a stranger's file by a new JPEG, so that nothing but the picture is kept. */
async function redraw(threads: Threads, path: string): Promise<Stored> {
  const photo = await threads.run<string, Uint8Array | null>(redrawWorker, path);
  if (!photo) throw fileFault("FILE_CONTENT", "The file is no photo that can be read. Send a JPEG, PNG or WebP.");
  await writeFile(path, photo);
  return { size: photo.length, sha256: createHash("sha256").update(photo).digest("hex") };
}

/** `exact` is null if the row has the size of other bytes: of the previous logo, or of a fault's redrawn photo. */
function expectedSize(kind: keyof typeof sizeLimits, { size, stored_at }: FileRow) {
  const exact = kind === "logo" || (kind === "fault" && stored_at) ? null : size;
  return { exact, limit: exact ?? sizeLimits[kind], limitPixels: pixelLimits[kind === "logo" ? "logo" : "attachment"] };
}

async function store(
  bytes: Readable,
  path: string,
  fileName: string | null,
  { exact, limit, limitPixels }: ReturnType<typeof expectedSize>,
): Promise<Stored> {
  let size = 0;
  const hash = createHash("sha256");
  const start: Buffer[] = [];
  async function* measured(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      if (size < headerBytes) start.push(chunk);
      size += chunk.length;
      if (size > limit) throw fileTooLarge(limit);
      hash.update(chunk);
      yield chunk;
    }
  }
  // Reads the rest even of a refused file, because browsers read the response only after sending everything.
  const source = bytes.iterator({ destroyOnReturn: false });
  await pipeline(measured(source), createWriteStream(path, { flags: "wx" })).finally(() => bytes.resume());
  if (size === 0) throw fileFault("FILE_EMPTY", "The file is empty.");
  if (size < (exact ?? 0)) throw uploadIncomplete(exact ?? 0, size);
  const header = Buffer.concat(start);
  if (fileName !== null && shownType(fileName)?.matches(header.subarray(0, sniffedBytes)) === false) {
    throw fileFault("FILE_CONTENT", "The file's content is not what its name says.");
  }
  if (hasTooManyPixels(header, limitPixels)) {
    throw fileFault("FILE_TOO_MANY_PIXELS", `The picture has ${limitPixels / 1_000_000} megapixels or more.`);
  }
  return { size, sha256: hash.digest("hex") };
}

export function uploadIncomplete(announced: number, arrived: number): ApiError {
  const message = `Of the ${announced} bytes that were announced only ${arrived} arrived. Send all of them.`;
  return fileFault("UPLOAD_INCOMPLETE", message);
}

function fileFault(code: string, message: string): ApiError {
  return validationFailed([{ field: "file", code, message }]);
}
