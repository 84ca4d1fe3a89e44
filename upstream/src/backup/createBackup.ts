import { createWriteStream, existsSync } from "node:fs";
import { cp, mkdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join, resolve, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import type { Config } from "../config.ts";
import { lockDataFolder } from "../database/lockDataFolder.ts";
import { makePrivateFolder } from "../database/privateFolder.ts";
import { errorCode } from "../errors.ts";
import type { FileStore } from "../storage/fileStore.ts";
import { openFileStore } from "../storage/openFileStore.ts";
import { type BackupNote, backupPaths, requireEmpty, writeNote } from "./backupFolder.ts";
import { runPostgresProgram } from "./postgresPrograms.ts";

type Source = Pick<Config, "dataDir" | "databaseUrl" | "s3">;

const filesAtOnce = 8;

/** A database server may be in use during the backup. An embedded database must be closed. */
export async function createBackup(source: Source, folder: string): Promise<BackupNote> {
  await requireEmpty(folder);
  if (isInside(folder, source.dataDir)) {
    throw new Error(
      `${folder} lies in the data folder ${source.dataDir}. Nothing was written. Name a folder elsewhere.`,
    );
  }
  if (!source.databaseUrl && !existsSync(join(source.dataDir, "database"))) {
    throw new Error(`${source.dataDir} has no database, and DATABASE_URL names none. Nothing was written.`);
  }
  const unlock = source.databaseUrl ? undefined : await lockDataFolder(source.dataDir);
  try {
    await makePrivateFolder(folder);
    return await write(source, folder);
  } finally {
    unlock?.();
  }
}

async function write(source: Source, folder: string): Promise<BackupNote> {
  const { dump, data, files } = backupPaths(folder);
  const at = new Date().toISOString();
  const store = await openFileStore(source);
  await mkdir(files);
  await copyFiles(store, files);
  if (source.databaseUrl) {
    const flags = ["--format=custom", "--no-owner", "--no-acl", `--file=${dump}`];
    await runPostgresProgram("pg_dump", source.databaseUrl, flags);
    // Copies files again after the database, so that every row in the backup has its file.
    await copyFiles(store, files);
  }
  if (existsSync(source.dataDir)) await cp(source.dataDir, data, { recursive: true, filter: isData(source.dataDir) });
  let count = 0;
  for await (const _ of (await openFileStore({ dataDir: folder })).list()) count += 1;
  if (source.databaseUrl && count === 0) await requireNoFiles(source.databaseUrl);
  const note = { database: source.databaseUrl ? "server" : "embedded", at, files: count } as const;
  await writeNote(folder, note);
  return note;
}

/** Refuses a backup without files if the database names files, because DATA_DIR or the bucket is then wrong. */
async function requireNoFiles(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query("select count(*)::int as count from file where stored_at is not null");
  await client.end();
  if (rows[0].count > 0)
    throw new Error(
      `The database names ${rows[0].count} files, and none was found. This backup is not whole: set DATA_DIR or S3_BUCKET as the service has it.`,
    );
}

/** Skips unfinished restores, the machine's logs, lock and reserve, and `files`, which the file store gives. */
function isData(dataDir: string): (path: string) => boolean {
  const left = /^(files|logs|reserve|lock\..*|.*\.unfinished)$/;
  return (path) => dirname(resolve(path)) !== resolve(dataDir) || !left.test(basename(path));
}

async function copyFiles(store: FileStore, folder: string): Promise<void> {
  const ids = store.list()[Symbol.asyncIterator]();
  const copyNext = async () => {
    for (let next = await ids.next(); !next.done; next = await ids.next()) await copyFile(store, next.value, folder);
  };
  await Promise.all(Array.from({ length: filesAtOnce }, copyNext));
}

async function copyFile(store: FileStore, id: string, folder: string): Promise<void> {
  const target = join(folder, id);
  if (existsSync(target)) return;
  const arrival = `${target}.part`;
  try {
    await pipeline(await store.stream(id), createWriteStream(arrival));
    await rename(arrival, target);
  } catch (error) {
    // A file that was removed after the listing needs no copy, because this backup's database has no row for it.
    if (errorCode(error) !== "ENOENT") throw error;
    await rm(arrival, { force: true });
  }
}

function isInside(folder: string, parent: string): boolean {
  return `${resolve(folder)}${sep}`.startsWith(`${resolve(parent)}${sep}`);
}
