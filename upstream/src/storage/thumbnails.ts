import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { Threads } from "../threads/createThreads.ts";
import type { Storage } from "./createStorage.ts";

type Services = { db: Kysely<Tables>; storage: Pick<Storage, "read">; threads: Threads };
type File = { companyId: string; fileId: string };
type Log = { warn(details: object, message: string): void };

const worker = new URL("./drawThumbnail.ts", import.meta.url);

/** Draws and stores a photo's thumbnail. Also stores the hash, if the file is older than hashes. */
export async function storeThumbnail(services: Services, { companyId, fileId }: File): Promise<void> {
  const { db, storage, threads } = services;
  const bytes = await storage.read(fileId);
  const drawn = await threads.run<Uint8Array, Uint8Array | null>(worker, bytes);
  const png = drawn && Buffer.from(drawn);
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
    .columns(["company_id", "file_id", "png"])
    .expression((eb) =>
      eb
        .selectFrom("file")
        .select(["company_id", "id", eb.val(png).$castTo<Buffer | null>().as("png")])
        .where("company_id", "=", companyId)
        .where("id", "=", fileId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Draws one thumbnail after another, so that a hundred uploads leave threads and memory for other work. If a shutdown interrupts the queue,
 * missing thumbnails are drawn with their certificate.
 */
export function createThumbnailQueue(services: Services, log: Log) {
  let isClosed = false;
  let last = Promise.resolve();
  return {
    add(file: File) {
      last = last.then(async () => {
        if (isClosed) return;
        await storeThumbnail(services, file).catch((error: unknown) => {
          if (!isClosed) log.warn({ err: error, fileId: file.fileId }, "A photo's small picture was not drawn.");
        });
      });
    },
    async close() {
      isClosed = true;
      await last;
    },
  };
}
