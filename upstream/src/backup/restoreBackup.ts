import { existsSync } from "node:fs";
import { cp, mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import pg from "pg";
import type { Config } from "../config.ts";
import { createSearchFunction } from "../database/createSearchFunction.ts";
import { openDatabase } from "../database/openDatabase.ts";
import { prepareByOwner } from "../database/prepareByOwner.ts";
import { makePrivateFolder } from "../database/privateFolder.ts";
import type { Tables } from "../database/tables.ts";
import { beginTree, currentTree } from "../log/beginTree.ts";
import { createStorage } from "../storage/createStorage.ts";
import { arrivalsFolder, openFileStore } from "../storage/openFileStore.ts";
import { backupPaths, readNote, requireEmpty, requireSameContents } from "./backupFolder.ts";
import { runPostgresProgram } from "./postgresPrograms.ts";

/** More certificates than a company sends between two backups. */
export const skippedNumbers = 1_000;

type Target = Pick<Config, "dataDir" | "databaseUrl" | "databaseOwnerUrl" | "s3">;

export type Restored = {
  /** The origin of the public log that begins with this restore; null without a log. */
  logOrigin: string | null;
  files: number;
  missing: string[];
};

export async function restoreBackup(target: Target, folder: string): Promise<Restored> {
  const note = await readNote(folder);
  const kind = target.databaseUrl ? "server" : "embedded";
  if (note.database !== kind) {
    throw new Error(
      note.database === "server"
        ? "The backup is of a database server, and DATABASE_URL names none. Nothing was changed."
        : "The backup is of an embedded database: unset DATABASE_URL and name an empty DATA_DIR; npm run database:move then moves that to the server. Nothing was changed.",
    );
  }
  const { databaseUrl, dataDir } = target;
  if (databaseUrl) await requireEmptyServer(databaseUrl);
  else await requireEmpty(dataDir);
  const { data, files } = backupPaths(folder);
  const isRestored = (path: string) => path !== join(data, "database");
  await requireSameContents(data, dataDir, isRestored);
  for await (const _ of (await openFileStore(target)).list()) {
    const [place, variable] = target.s3
      ? [`the bucket ${target.s3.bucket}`, "S3_BUCKET"]
      : [arrivalsFolder(target), "DATA_DIR"];
    throw new Error(
      `There are files already in ${place}, which may be in use. Nothing was changed. Do not empty it: name another one in ${variable}.`,
    );
  }
  await makePrivateFolder(dataDir);
  // A backup of a database server and a bucket has no data folder if the machine had none.
  if (existsSync(data)) await cp(data, dataDir, { recursive: true, force: false, filter: isRestored });
  if (databaseUrl) await restoreServer({ ...target, databaseUrl }, folder);
  else await restoreEmbedded(join(data, "database"), dataDir);
  const { db, close } = await openDatabase(target);
  try {
    await copyFiles(db, target, files);
    // Skips numbers, because certificates sent after the backup have numbers that the backup does not know.
    await sql`update company set certificate_count = certificate_count + ${skippedNumbers}`.execute(db);
    const logOrigin = (await currentTree(db)) ? (await beginTree(db)).origin : null;
    return { logOrigin, files: note.files, missing: await findMissing(db, target) };
  } finally {
    await close();
  }
}

export async function requireEmptyServer(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select 1 from pg_class join pg_namespace space on space.oid = relnamespace
       where nspname !~ '^(pg_|information_schema$)' limit 1`,
    );
    if (rows.length > 0)
      throw new Error("The database of DATABASE_URL is not empty. Nothing was changed. Make a new one.");
  } finally {
    await client.end();
  }
}

const flags = ["--no-owner", "--no-acl", "--no-comments", "--exit-on-error", "--single-transaction"];

async function restoreServer(target: Target & { databaseUrl: string }, folder: string): Promise<void> {
  const { dump } = backupPaths(folder);
  const { databaseUrl, databaseOwnerUrl = databaseUrl } = target;
  const lists = await mkdtemp(join(tmpdir(), "restore-"));
  const restore = async (url: string, name: string, lines: string[]) => {
    await writeFile(join(lists, name), lines.join("\n"));
    await runPostgresProgram("pg_restore", url, [...flags, `--use-list=${join(lists, name)}`, dump]);
  };
  try {
    const contents = (await runPostgresProgram("pg_restore", databaseUrl, ["--list", dump])).split("\n");
    const isSearch = (line: string) => / FUNCTION public search_similar\(/.test(line);
    const others = contents.filter((line) => !isSearch(line));
    // The service's own user must own the job tables, so they are restored by that user.
    const isOfJobs = (line: string) => target.databaseOwnerUrl !== undefined && / pgboss /.test(line);
    await restore(
      databaseOwnerUrl,
      "owner",
      others.filter((line) => !isOfJobs(line)),
    );
    if (others.length < contents.length) await createSearchFunction(databaseOwnerUrl);
    if (!target.databaseOwnerUrl) return await revokeChanges(target);
    await prepareByOwner(databaseOwnerUrl, databaseUrl);
    await restore(databaseUrl, "service", others.filter(isOfJobs));
  } finally {
    await rm(lists, { recursive: true, force: true });
  }
}

/** A migration revoked these rights; migrations do not run again after a restore. */
async function revokeChanges(target: Target): Promise<void> {
  const { db, close } = await openDatabase(target);
  await sql`revoke update, delete, truncate on history, log_entry, log_checkpoint from current_user`.execute(db);
  await close();
}

/** Renames the database when complete, so that an interrupted restore leaves no partial database. */
async function restoreEmbedded(source: string, dataDir: string): Promise<void> {
  const unfinished = join(dataDir, "database.unfinished");
  await cp(source, unfinished, { recursive: true });
  await rename(unfinished, join(dataDir, "database"));
}

export async function copyFiles(db: Kysely<Tables>, target: Target, folder: string): Promise<void> {
  const storage = await createStorage(db, target, () => "");
  for (const id of await readdir(folder)) {
    const arrival = storage.arrivalPath(id);
    await cp(join(folder, id), arrival);
    await storage.keepArrival(id, arrival);
  }
}

async function findMissing(db: Kysely<Tables>, target: Target): Promise<string[]> {
  const missing = new Set<string>();
  const rows = await db.selectFrom("file").select("id").where("stored_at", "is not", null).execute();
  for (const { id } of rows) missing.add(id);
  for await (const id of (await openFileStore(target)).list()) missing.delete(id);
  return [...missing];
}
