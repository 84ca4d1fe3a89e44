import { link, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { closeToOthers, makePrivateFolder } from "../database/privateFolder.ts";

export const arrivalEnding = ".part";

/** The first and the last byte, counted from 0. */
export type BytePart = { start: number; end: number };

/** Stores bytes by id. A missing file fails with the code ENOENT. */
export type FileStore = {
  /** Moves a whole file from the arrivals, or nothing. */
  take(fileId: string, arrival: string): Promise<void>;
  /** Like `take`, but fails with the code EEXIST if bytes exist. */
  takeFirst(fileId: string, arrival: string): Promise<void>;
  stream(fileId: string, part?: BytePart): Promise<Readable>;
  /** In bytes. */
  sizeOf(fileId: string): Promise<number>;
  remove(fileIds: string[]): Promise<void>;
  list(): AsyncIterable<string>;
};

/** Several processes can share the folder. */
export async function openFolderStore(folder: string): Promise<FileStore> {
  await makePrivateFolder(folder);
  await closeToOthers(folder, { isWhole: true });
  const path = (fileId: string) => join(folder, safeId(fileId));
  return {
    async take(fileId, arrival) {
      await syncFile(arrival);
      await rename(arrival, path(fileId));
    },
    async takeFirst(fileId, arrival) {
      await syncFile(arrival);
      await link(arrival, path(fileId));
      await rm(arrival, { force: true });
    },
    stream: async (fileId, part) => (await open(path(fileId))).createReadStream(part),
    sizeOf: async (fileId) => (await stat(path(fileId))).size,
    async remove(fileIds) {
      await Promise.all(fileIds.map((fileId) => rm(path(fileId), { force: true })));
    },
    async *list() {
      for (const name of await readdir(folder)) if (isId(name)) yield name;
    },
  };
}

async function syncFile(path: string): Promise<void> {
  const handle = await open(path, "r+");
  await handle.sync().finally(() => handle.close());
}

export function isId(text: string): boolean {
  return /^[A-Za-z0-9_-]{1,64}$/.test(text);
}

export function safeId(fileId: string): string {
  if (!isId(fileId)) throw new Error("A file id may hold only letters, digits, dashes and underscores.");
  return fileId;
}
