import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Kysely, Selectable } from "kysely";
import { lockUnfinishedInstallation } from "../database/locks.ts";
import type { Tables } from "../database/tables.ts";
import { ApiError, validationFailed } from "../errors.ts";
import type { Storage } from "./createStorage.ts";
import { shownType } from "./fileType.ts";
import { hasTooManyPixels, headerBytes } from "./pixelLimit.ts";
import { fileTooLarge, sizeLimits } from "./prepareUpload.ts";

const sniffedBytes = 1_024;

/** Takes the bytes of a booked file: as many as announced, and of the kind that the name's extension says. */
export async function receiveFile(
  { db, storage }: { db: Kysely<Tables>; storage: Storage },
  file: Selectable<Tables["file"]>,
  bytes: Readable,
): Promise<void> {
  if (file.kind !== "logo" && file.kind !== "attachment")
    throw new ApiError(403, "FORBIDDEN", "This file is not uploaded.");
  const arrival = storage.arrivalPath(file.id);
  try {
    const size = await store(bytes, arrival, file.file_name, expectedSize(file.kind, file.size));
    await db.transaction().execute(async (trx) => {
      await refuseWhenClosed(trx, file);
      await storage.keepArrival(file.id, arrival);
      await trx
        .updateTable("file")
        .set({ size, stored_at: new Date() })
        .where("company_id", "=", file.company_id)
        .where("id", "=", file.id)
        .execute();
    });
  } finally {
    await rm(arrival, { force: true });
  }
}

/** A link lives on for a while after its file was recorded, yet what is recorded of a finished installation stays as it is. */
async function refuseWhenClosed(trx: Kysely<Tables>, file: Selectable<Tables["file"]>): Promise<void> {
  if (file.installation_id === null) return;
  await lockUnfinishedInstallation(trx, file.company_id, { installationId: file.installation_id });
}

/** A logo is not announced with a size: its row has the one of the bytes that came before. */
function expectedSize(kind: "logo" | "attachment", announced: number | null) {
  const exact = kind === "attachment" ? announced : null;
  return { exact, limit: exact ?? sizeLimits[kind] };
}

async function store(
  bytes: Readable,
  path: string,
  fileName: string,
  { exact, limit }: ReturnType<typeof expectedSize>,
): Promise<number> {
  let size = 0;
  const start: Buffer[] = [];
  async function* measured(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      if (size < headerBytes) start.push(chunk);
      size += chunk.length;
      if (size > limit) throw fileTooLarge(limit);
      yield chunk;
    }
  }
  // The rest of a refused file is read all the same: browsers look at the answer only once they have sent everything.
  const source = bytes.iterator({ destroyOnReturn: false });
  await pipeline(measured(source), createWriteStream(path, { flags: "wx" })).finally(() => bytes.resume());
  if (size === 0) throw fileFault("FILE_EMPTY", "The file is empty.");
  if (size < (exact ?? 0)) {
    throw fileFault(
      "UPLOAD_INCOMPLETE",
      `Of the ${exact} bytes that were announced only ${size} arrived. Send all of them.`,
    );
  }
  const header = Buffer.concat(start);
  if (shownType(fileName)?.matches(header.subarray(0, sniffedBytes)) === false) {
    throw fileFault("FILE_CONTENT", "The file's content is not what its name says.");
  }
  if (hasTooManyPixels(header)) {
    throw fileFault("FILE_TOO_MANY_PIXELS", "The picture has 100 megapixels or more.");
  }
  return size;
}

function fileFault(code: string, message: string): ApiError {
  return validationFailed([{ field: "file", code, message }]);
}
