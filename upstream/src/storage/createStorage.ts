import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { createReadStream, type ReadStream } from "node:fs";
import { open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { closeToOthers, makePrivateFolder } from "../database/privateFolder.ts";
import { loadSigningKey } from "../database/signingKey.ts";
import type { Tables } from "../database/tables.ts";

type Method = "GET" | "PUT";

const uploadSeconds = 300;
const shortSeconds = 300;
const downloadSeconds = 3_600;
const roundingSeconds = 1_800;
const arrivalEnding = ".part";

/** Files by their id, in a folder; links to them are signed for one id and one method, and expire. */
export interface Storage {
  /** Where the bytes may be PUT during the next five minutes. */
  uploadLink(fileId: string): string;
  /** Where the bytes can be read for one to one and a half hours; the same link for half an hour, so it can be cached. */
  downloadLink(fileId: string): string;
  /** Where the bytes can be read for five minutes: for files that are asked for anew each time. */
  shortLink(fileId: string): string;
  /** The unsigned address, which is what callers record. */
  fileUrl(fileId: string): string;
  /** The id in one of our addresses, signed or not; undefined for any other address. */
  fileIdOf(url: string): string | undefined;
  isSigned(method: Method, fileId: string, expires: string, signature: string): boolean;
  /** Stores the bytes under the id, whole or not at all. */
  write(fileId: string, bytes: Buffer): Promise<void>;
  read(fileId: string): Promise<Buffer>;
  stream(fileId: string): ReadStream;
  /** Bytes. */
  sizeOf(fileId: string): Promise<number>;
  arrivalPath(fileId: string): string;
  keepArrival(fileId: string, path: string): Promise<void>;
  remove(fileIds: string[]): Promise<void>;
  /** Removes bytes that began to arrive before that moment and were cut off, as by the end of the process. */
  removeArrivals(before: Date): Promise<void>;
}

/** Opens the storage in `folder`. `publicUrl` is asked at each link, as the port may be known only after listening. */
export async function createStorage(db: Kysely<Tables>, folder: string, publicUrl: () => string): Promise<Storage> {
  await makePrivateFolder(folder);
  await closeToOthers(folder, { isWhole: true });
  const key = await loadSigningKey(db, "link_signing_key");
  const path = (fileId: string) => join(folder, safeId(fileId));
  const sign = (method: Method, fileId: string, expires: number) =>
    createHmac("sha256", key).update(`${method}\n${fileId}\n${expires}`).digest("base64url");
  const link = (method: Method, fileId: string, expires: number) =>
    `${fileUrl(fileId)}?expires=${expires}&signature=${sign(method, fileId, expires)}`;
  const fileUrl = (fileId: string) => `${publicUrl()}/files/${safeId(fileId)}`;
  const arrivalPath = (fileId: string) => `${path(fileId)}.${randomBytes(6).toString("hex")}${arrivalEnding}`;
  const keepArrival = async (fileId: string, arrival: string) => {
    await syncFile(arrival);
    await rename(arrival, path(fileId));
  };

  return {
    fileUrl,
    arrivalPath,
    keepArrival,
    uploadLink: (fileId) => link("PUT", fileId, seconds() + uploadSeconds),
    downloadLink: (fileId) =>
      link("GET", fileId, Math.ceil(seconds() / roundingSeconds) * roundingSeconds + downloadSeconds),
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
      await keepArrival(fileId, arrival);
    },
    read: (fileId) => readFile(path(fileId)),
    sizeOf: async (fileId) => (await stat(path(fileId))).size,
    stream: (fileId) => createReadStream(path(fileId)),
    async removeArrivals(before) {
      for (const name of await readdir(folder)) {
        if (!name.endsWith(arrivalEnding)) continue;
        // An upload that has just ended is no longer there under this name.
        const found = await stat(join(folder, name)).catch(() => undefined);
        if (found && found.mtime < before) await rm(join(folder, name), { force: true });
      }
    },
    async remove(fileIds) {
      await Promise.all(fileIds.map((fileId) => rm(path(fileId), { force: true })));
    },
  };
}

async function syncFile(path: string): Promise<void> {
  const handle = await open(path, "r+");
  await handle.sync().finally(() => handle.close());
}

function seconds(): number {
  return Math.floor(Date.now() / 1_000);
}

function isId(text: string): boolean {
  return /^[A-Za-z0-9_-]{1,64}$/.test(text);
}

function safeId(fileId: string): string {
  if (!isId(fileId)) throw new Error("A file id may hold only letters, digits, dashes and underscores.");
  return fileId;
}
