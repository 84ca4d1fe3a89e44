import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { existsSync } from "node:fs";
import { open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { type Kysely, sql } from "kysely";
import { makePrivateFolder } from "../database/privateFolder.ts";
import { loadSigningKey } from "../database/signingKey.ts";
import type { Tables } from "../database/tables.ts";
import type { FileStore } from "./fileStore.ts";
import { arrivalEnding, isId, safeId } from "./fileStore.ts";
import { arrivalsFolder, type FilePlace, openFileStore } from "./openFileStore.ts";

type Method = "GET" | "PUT";

const uploadSeconds = 300;
const shortSeconds = 300;
const downloadSeconds = 3_600;
const roundingSeconds = 1_800;

/** Files by id. Each link is signed for one id and method, and expires. */
export type Storage = {
  /** A link to PUT the bytes, valid for five minutes. */
  uploadLink(fileId: string): string;
  /** A link to read the bytes, valid for 60 to 90 minutes. It changes every half hour, so browsers can cache. */
  downloadLink(fileId: string): string;
  /** A link to read the bytes, valid for five minutes, for files that need no caching. */
  shortLink(fileId: string): string;
  /** A link to a photo's thumbnail for screens. It expires like `downloadLink`. */
  thumbnailLink(fileId: string): string;
  /** A link to the card for the distribution board, which is drawn for each request. It expires like `downloadLink`. */
  boardCardLink(code: string): string;
  /** The address without a signature, which callers store. */
  fileUrl(fileId: string): string;
  /** The id in an address of this service, signed or not; undefined for other addresses. */
  fileIdOf(url: string): string | undefined;
  isSigned(method: Method, fileId: string, expires: string, signature: string): boolean;
  /** Stores all bytes or none. */
  write(fileId: string, bytes: Buffer): Promise<void>;
  read(fileId: string): Promise<Buffer>;
  stream: FileStore["stream"];
  /** In bytes. */
  sizeOf(fileId: string): Promise<number>;
  arrivalPath(fileId: string): string;
  keepArrival(fileId: string, path: string): Promise<void>;
  /** Like `keepArrival`, but fails with the code EEXIST if bytes exist. */
  keepFirstArrival(fileId: string, path: string): Promise<void>;
  remove(fileIds: string[]): Promise<void>;
  /** Removes incomplete bytes that began to arrive before the given time. */
  removeArrivals(before: Date): Promise<void>;
};

/** `publicUrl` is a function, because the port may be known only after listening. */
export async function createStorage(db: Kysely<Tables>, place: FilePlace, publicUrl: () => string): Promise<Storage> {
  const arrivals = arrivalsFolder(place);
  const isNew = !existsSync(arrivals);
  const store = await openFileStore(place);
  await makePrivateFolder(arrivals);
  if (isNew && !place.s3) await warnOfMissingFiles(db, arrivals);
  const key = await loadSigningKey(db, "link_signing_key");
  const sign = (method: Method, fileId: string, expires: number) =>
    createHmac("sha256", key).update(`${method}\n${fileId}\n${expires}`).digest("base64url");
  const link = (method: Method, fileId: string, expires: number) =>
    `${fileUrl(fileId)}?expires=${expires}&signature=${sign(method, fileId, expires)}`;
  const roundedExpiry = () => Math.ceil(seconds() / roundingSeconds) * roundingSeconds + downloadSeconds;
  const drawnLink = (place: string) => {
    const expires = roundedExpiry();
    return `${publicUrl()}/files/${place}?expires=${expires}&signature=${sign("GET", place, expires)}`;
  };
  const fileUrl = (fileId: string) => `${publicUrl()}/files/${safeId(fileId)}`;
  const arrivalPath = (fileId: string) =>
    join(arrivals, `${safeId(fileId)}.${randomBytes(6).toString("hex")}${arrivalEnding}`);

  return {
    fileUrl,
    arrivalPath,
    keepArrival: store.take,
    keepFirstArrival: store.takeFirst,
    uploadLink: (fileId) => link("PUT", fileId, seconds() + uploadSeconds),
    downloadLink: (fileId) => link("GET", fileId, roundedExpiry()),
    thumbnailLink: (fileId) => drawnLink(`thumbnail/${safeId(fileId)}`),
    boardCardLink: (code) => drawnLink(`board-card/${safeId(code)}`),
    shortLink: (fileId) => link("GET", fileId, seconds() + shortSeconds),
    fileIdOf(url) {
      const prefix = `${publicUrl()}/files/`;
      const [address = ""] = url.split("?");
      const fileId = address.startsWith(prefix) ? address.slice(prefix.length) : "";
      return isId(fileId) ? fileId : undefined;
    },
    isSigned(method, fileId, expires, signature) {
      if (!/^\d{1,12}$/.test(expires) || Number(expires) < seconds()) return false;
      const expected = Buffer.from(sign(method, fileId, Number(expires)));
      const given = Buffer.from(signature);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
    async write(fileId, bytes) {
      const arrival = arrivalPath(fileId);
      const handle = await open(arrival, "wx");
      await handle.writeFile(bytes).finally(() => handle.close());
      await store.take(fileId, arrival);
    },
    read: async (fileId) => buffer(await store.stream(fileId)),
    sizeOf: store.sizeOf,
    stream: store.stream,
    remove: store.remove,
    async removeArrivals(before) {
      for (const name of await readdir(arrivals)) {
        if (!name.endsWith(arrivalEnding)) continue;
        // An upload that ends meanwhile is renamed, so its old name may be missing.
        const found = await stat(join(arrivals, name)).catch(() => undefined);
        if (found && found.mtime < before) await rm(join(arrivals, name), { force: true });
      }
    },
  };
}

async function warnOfMissingFiles(db: Kysely<Tables>, folder: string): Promise<void> {
  const { files } = await db
    .selectFrom("file")
    .select(sql<number>`count(*)::int`.as("files"))
    .where("stored_at", "is not", null)
    .executeTakeFirstOrThrow();
  if (files === 0) return;
  process.emitWarning(
    `The folder ${folder} was missing, and with it ${files} files that the database names. Put them back there from a backup; until then they cannot be opened.`,
  );
}

function seconds(): number {
  return Math.floor(Date.now() / 1_000);
}
