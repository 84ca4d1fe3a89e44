import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "../errors.ts";
import { type PgliteWorker, startPgliteWorker } from "./startPgliteWorker.ts";

const inUseNote = `A company's data is in this folder. Beside this file the REST service never begins with an empty database.
`;

/** Opens a data folder's database, or creates it in an unused folder. Errors name the folder and remedies. */
export async function openEmbeddedDatabase(dataDir: string): Promise<PgliteWorker> {
  const folder = databaseFolder(dataDir);
  const content = await contentOf(folder, dataDir);
  if (content.length > 0 && !content.includes("PG_VERSION")) {
    // PGlite would treat a folder without PG_VERSION as new and overwrite it.
    throw damagedDatabase(dataDir, "it has no PG_VERSION; nothing was changed");
  }
  if (content.length === 0 && (await wasInUse(dataDir))) throw emptiedDatabase(dataDir);
  if (content.length === 0) await makeDatabase(folder);
  return startPgliteWorker(folder).catch((error: unknown) => {
    throw isDamage(error) ? damagedDatabase(dataDir, String(error)) : unopenedDatabase(dataDir, error);
  });
}

export async function markInUse(dataDir: string): Promise<void> {
  await writeFile(inUseFile(dataDir), inUseNote);
}

export function isMarkedInUse(dataDir: string): boolean {
  return existsSync(inUseFile(dataDir));
}

export function emptiedDatabase(dataDir: string): Error {
  return new Error(
    `The database in ${databaseFolder(dataDir)} is empty, but ${dataDir} was in use before. Nothing was changed. ${waysOut(dataDir)}`,
  );
}

export function damagedDatabase(dataDir: string, reason: string): Error {
  return new Error(
    `The database in ${databaseFolder(dataDir)} is damaged (${reason.trim().slice(0, 200)}). ${waysOut(dataDir)}`,
  );
}

function unopenedDatabase(dataDir: string, error: unknown): Error {
  const reason = String(error)
    .replace(/^Error: /, "")
    .trim()
    .slice(0, 200);
  return new Error(
    `The database in ${databaseFolder(dataDir)} could not be opened (${reason}). See first that this process may read and write ${dataDir} and that its disk is not full. If the database is damaged: ${waysOut(dataDir)}`,
  );
}

export function isDamage(error: unknown): boolean {
  const code = errorCode(error);
  return /^XX00[012]$/.test(code) || code === "58P01";
}

async function contentOf(folder: string, dataDir: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return [];
    throw unopenedDatabase(dataDir, error);
  }
}

export const databaseFolder = (dataDir: string) => join(dataDir, "database");
const inUseFile = (dataDir: string) => join(dataDir, "in-use.txt");

/** Creates the database in another folder and renames it, so that an interrupted start leaves no partial one. */
async function makeDatabase(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  const worker = await startPgliteWorker(unfinished);
  await worker.close();
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
}

/** Older releases did not mark the folder. Such a folder was in use if it has files. */
async function wasInUse(dataDir: string): Promise<boolean> {
  return isMarkedInUse(dataDir) || (await contentOf(join(dataDir, "files"), dataDir)).length > 0;
}

function waysOut(dataDir: string): string {
  return `Put a backup of the whole folder back, or move ${dataDir} away to begin with a new one; DATA_DIR names another.`;
}
