import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Kysely, Selectable } from "kysely";
import type { Tables } from "../database/tables.ts";
import { errorCode } from "../errors.ts";
import type { Storage } from "./createStorage.ts";
import { fileTooLarge, partBytes } from "./prepareUpload.ts";
import { uploadIncomplete } from "./receiveFile.ts";
import { tryToRemoveFiles } from "./removedFiles.ts";

type FileRow = Selectable<Tables["file"]>;
type FileServices = { db: Kysely<Tables>; storage: Storage };

export type FilePart = { number: number; offset: number; size: number };

export function partsOf(size: number): FilePart[] {
  return Array.from({ length: Math.ceil(size / partBytes) }, (_, index) => {
    const offset = index * partBytes;
    return { number: index + 1, offset, size: Math.min(partBytes, size - offset) };
  });
}

/** The id of a part in the file store and in the part's link. */
export const partId = (fileId: string, number: number) => `${fileId}-part-${number}`;
/** The id in the link that joins the parts. */
export const joinId = (fileId: string) => `${fileId}-join`;

export function parsePlace(place: string): { fileId: string; part: number | "join" | null } {
  const [, fileId, number] = /^(.+)-(?:part-(\d{1,3})|join)$/.exec(place) ?? [];
  if (fileId === undefined) return { fileId: place, part: null };
  return { fileId, part: number === undefined ? "join" : Number(number) };
}

export async function lacksPart(storage: Storage, fileId: string, { number, size }: FilePart): Promise<boolean> {
  try {
    return (await storage.sizeOf(partId(fileId, number))) !== size;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return true;
    throw error;
  }
}

/** A part that arrives again replaces the earlier one. The file is checked when its parts are joined. */
export async function receivePart(
  { db, storage }: FileServices,
  file: FileRow,
  part: FilePart,
  bytes: Readable,
): Promise<void> {
  const id = partId(file.id, part.number);
  const arrival = storage.arrivalPath(id);
  try {
    let size = 0;
    async function* measured(source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        size += chunk.length;
        if (size > part.size) throw fileTooLarge(part.size);
        yield chunk;
      }
    }
    const source = bytes.iterator({ destroyOnReturn: false });
    await pipeline(measured(source), createWriteStream(arrival, { flags: "wx" })).finally(() => bytes.resume());
    if (size < part.size) throw uploadIncomplete(part.size, size);
    await storage.keepArrival(id, arrival);
  } finally {
    await rm(arrival, { force: true });
  }
  if (await isWanted(db, file)) return;
  await removeParts({ db, storage }, file.company_id, [id]);
}

/** False if the file was joined or deleted while the part arrived. */
async function isWanted(db: Kysely<Tables>, { company_id, id }: FileRow): Promise<boolean> {
  const waiting = await db
    .selectFrom("file")
    .select("id")
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .where("stored_at", "is", null)
    .executeTakeFirst();
  return waiting !== undefined;
}

/** The file's bytes from its parts. Fails with UPLOAD_INCOMPLETE at a missing part. */
export function joinParts(storage: Storage, file: FileRow): Readable {
  async function* joined() {
    for (const { number, offset } of partsOf(file.size ?? 0))
      try {
        yield* await storage.stream(partId(file.id, number));
      } catch (error) {
        throw errorCode(error) === "ENOENT" ? uploadIncomplete(file.size ?? 0, offset) : error;
      }
  }
  return Readable.from(joined(), { objectMode: false });
}

/** Parts are listed for removal first, so that a job removes the parts that this call cannot remove. */
export async function removeParts(
  { db, storage }: FileServices,
  company_id: string,
  ids: readonly string[],
): Promise<void> {
  await db
    .insertInto("removed_file")
    .values(ids.map((id) => ({ company_id, id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tryToRemoveFiles(db, storage, company_id);
}
