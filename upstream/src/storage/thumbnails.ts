import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { Threads } from "../threads/createThreads.ts";
import type { Storage } from "./createStorage.ts";

type Services = { db: Kysely<Tables>; storage: Pick<Storage, "read">; threads: Threads };
type File = { companyId: string; fileId: string };
type Log = { warn(details: object, message: string): void };

const grayWorker = new URL("./drawThumbnail.ts", import.meta.url);
const colorWorker = new URL("./drawColorThumbnail.ts", import.meta.url);

/** Stores the grey and the colour thumbnail, and the hash of a photo older than hashes. */
export async function storeThumbnail(services: Services, { companyId, fileId }: File): Promise<void> {
  const { db, storage, threads } = services;
  const bytes = await storage.read(fileId);
  const draw = async (worker: URL) => {
    const drawn = await threads.run<Uint8Array, Uint8Array | null>(worker, bytes);
    return drawn && Buffer.from(drawn);
  };
  const [png, color] = await Promise.all([draw(grayWorker), draw(colorWorker)]);
  await db
    .updateTable("file")
    .set({ sha256: createHash("sha256").update(bytes).digest("hex") })
    .where("company_id", "=", companyId)
    .where("id", "=", fileId)
    .where("sha256", "is", null)
    .execute();
  // Inserts nothing if the file was removed meanwhile.
  await db
    .insertInto("file_thumbnail")
    .columns(["company_id", "file_id", "png", "color", "color_drawn_at"])
    .expression((eb) =>
      eb
        .selectFrom("file")
        .select(["company_id", "id", eb.val(png).as("png"), eb.val(color).as("color")])
        .select(eb.val(new Date()).as("color_drawn_at"))
        .where("company_id", "=", companyId)
        .where("id", "=", fileId),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["company_id", "file_id"])
        .doUpdateSet(({ ref }) => ({ color: ref("excluded.color"), color_drawn_at: ref("excluded.color_drawn_at") })),
    )
    .execute();
}

/** True for a photo in `file`, unless it is known that the photo cannot be decoded. */
export const hasThumbnail = sql<boolean>`file.content_type like 'image/%' and not exists (
  select from file_thumbnail thumbnail
  where thumbnail.company_id = file.company_id and thumbnail.file_id = file.id
    and thumbnail.color is null and thumbnail.color_drawn_at is not null)`;

/** The ids of the files that are pictures and have arrived, and whether they have a thumbnail. */
export async function loadPictures(
  db: Kysely<Tables>,
  companyId: string,
  fileIds: string[],
): Promise<Map<string, boolean>> {
  const rows = await db
    .selectFrom("file")
    .select(["id", hasThumbnail.as("hasThumbnail")])
    .where("company_id", "=", companyId)
    .where("id", "=", sql<string>`any(${fileIds})`)
    .where("content_type", "like", "image/%")
    .where("stored_at", "is not", null)
    .execute();
  return new Map(rows.map((row) => [row.id, row.hasThumbnail]));
}

/** The stored thumbnail for screens. Undefined if it was not drawn yet, null if the photo cannot be decoded. */
export async function loadColorThumbnail(
  db: Kysely<Tables>,
  { companyId, fileId }: File,
): Promise<Buffer | null | undefined> {
  const row = await db
    .selectFrom("file_thumbnail")
    .select("color")
    .where("company_id", "=", companyId)
    .where("file_id", "=", fileId)
    .where("color_drawn_at", "is not", null)
    .executeTakeFirst();
  return row?.color;
}

export type ThumbnailQueue = ReturnType<typeof createThumbnailQueue>;

/** Draws one photo after another, so that a hundred uploads leave threads for other work. Interrupted thumbnails are drawn when needed. */
export function createThumbnailQueue(services: Services, log: Log) {
  let isClosed = false;
  let last = Promise.resolve();
  return {
    /** Resolves when the thumbnails are stored or have failed. */
    add(file: File): Promise<void> {
      last = last
        .then(async () => {
          if (isClosed || (await loadColorThumbnail(services.db, file)) !== undefined) return;
          await storeThumbnail(services, file);
        })
        .catch((error: unknown) => {
          if (!isClosed) log.warn({ err: error, fileId: file.fileId }, "A photo's small picture was not drawn.");
        });
      return last;
    },
    async close() {
      isClosed = true;
      await last;
    },
  };
}
