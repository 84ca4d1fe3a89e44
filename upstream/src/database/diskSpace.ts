import { open, rename, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import { ApiError } from "../errors.ts";

const megabyte = 2 ** 20;
const intervalMs = 5_000;
/** The free space that imports, uploads and sendings need. Other requests need less. */
export const muchMegabytes = 64;
/** The free space that an embedded database needs. Even opening the database for reading writes to its log. */
export const anyMegabytes = 16;

export async function requireSpace(dataDir: string, megabytes: number): Promise<void> {
  if ((await freeBytes(dataDir)) >= megabytes * megabyte) return;
  const message = `The disk has less than ${megabytes} MB free; nothing was saved. What was stored can still be read. Make room on the disk, then try again.`;
  throw new ApiError(507, "UNAVAILABLE", message);
}

/** Keeps a reserve file, which `giveUpReserve` deletes when the disk is full. The returned function ends this. */
export async function keepReserve(dataDir: string, megabytes: number, log: Pick<Logger, "warn">): Promise<() => void> {
  const make = () =>
    makeReserve(dataDir, megabytes).catch((error: unknown) => log.warn({ err: error }, "no space is reserved"));
  await make();
  const timer = setInterval(make, intervalMs);
  timer.unref();
  return () => clearInterval(timer);
}

async function makeReserve(dataDir: string, megabytes: number): Promise<void> {
  const path = reserveFile(dataDir);
  const found = await stat(path).catch(() => undefined);
  if (megabytes === 0 || found || (await freeBytes(dataDir)) < (megabytes + muchMegabytes) * megabyte) return;
  const unfinished = `${path}.unfinished`;
  const file = await open(unfinished, "w");
  try {
    for (let written = 0; written < megabytes; written += 1) await file.write(Buffer.alloc(megabyte));
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
}

export async function giveUpReserve(dataDir: string): Promise<void> {
  for (const path of [reserveFile(dataDir), `${reserveFile(dataDir)}.unfinished`]) await rm(path, { force: true });
}

const reserveFile = (dataDir: string) => join(dataDir, "reserve");

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
