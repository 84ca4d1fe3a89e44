import { existsSync } from "node:fs";
import { rename } from "node:fs/promises";
import { join } from "node:path";
import { Kysely, PostgresDialect, sql } from "kysely";
import type pg from "pg";
import { type Db, PgBoss } from "pg-boss";
import type { Config } from "../config.ts";
import { createPool } from "../database/createPool.ts";
import { openDatabase } from "../database/openDatabase.ts";
import type { Tables } from "../database/tables.ts";
import { verifyHistory } from "../history/chain/verifyHistory.ts";
import { copyJobs, copyTables } from "./copyTables.ts";
import { copyFiles, requireEmptyServer } from "./restoreBackup.ts";

type Place = Pick<Config, "dataDir" | "databaseUrl" | "databaseOwnerUrl" | "s3">;

export type Moved = {
  rows: Record<string, number>;
  jobs: number;
  companies: number;
};

/** Moves the embedded database to an empty server database and renames the old folder. Copies files only to buckets. */
export async function moveToServer(place: Place): Promise<Moved> {
  const { dataDir, databaseUrl } = place;
  const [from, aside] = ["database", "database.moved"].map((name) => join(dataDir, name)) as [string, string];
  if (!databaseUrl) throw new Error("DATABASE_URL names no server to move to. Nothing was changed.");
  if (!existsSync(from)) throw new Error(`${dataDir} has no embedded database. Nothing was changed.`);
  if (existsSync(aside)) throw new Error(`${aside} is in the way. Nothing was changed. Move it elsewhere.`);
  await requireEmptyServer(databaseUrl);
  const source = await openDatabase({ dataDir });
  try {
    const moved = await fillServer(source, { ...place, databaseUrl }).catch((error: unknown) => {
      throw new Error(`${String(error)}\nThe embedded database is as it was. Make a new database on the server first.`);
    });
    // The folder is renamed before `close` releases its lock.
    await rename(from, aside);
    return moved;
  } finally {
    await source.close();
  }
}

type Opened = { db: Kysely<Tables>; pool: pg.Pool };

export async function fillServer(source: Opened, place: Place & { databaseUrl: string }): Promise<Moved> {
  const target = await openDatabase(place);
  try {
    const rows = await copyAsOwner(source.db, place);
    for (const [{ pool }, backend] of [
      [source, "pglite"],
      [target, "postgres"],
    ] as const)
      await makeQueues(pool, backend);
    const jobs = await copyJobs(source.db, target.db);
    if (place.s3) await copyFiles(target.db, place, join(place.dataDir, "files"));
    await sql`analyze`.execute(target.db);
    const companies = await verifyHistory(target.db);
    const broken = companies.filter((company) => company.broken);
    if (broken.length > 0) throw new Error(`The history of ${broken.length} companies is not whole on the server.`);
    return { rows, jobs, companies: companies.length };
  } finally {
    await target.close();
  }
}

/** Only the tables' owner can drop and create foreign keys. */
async function copyAsOwner(source: Kysely<Tables>, { databaseUrl, databaseOwnerUrl }: Place) {
  const pool = createPool({ connectionString: databaseOwnerUrl ?? databaseUrl, max: 1 });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await copyTables(source, db);
  } finally {
    await db.destroy();
  }
}

async function makeQueues(pool: pg.Pool, backend: "pglite" | "postgres"): Promise<void> {
  const executeSql: Db["executeSql"] = async (text, values) => {
    const result = await pool.query(text, values);
    // A text with several statements returns a list of results.
    const last: pg.QueryResult = Array.isArray(result) ? result.at(-1) : result;
    return { rows: last?.rows ?? [] };
  };
  const boss = new PgBoss({ db: { executeSql }, backend, supervise: false, schedule: false });
  boss.on("error", () => undefined);
  await boss.start();
  await boss.stop({ graceful: false });
}
