import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { lockDataFolder } from "./lockDataFolder.ts";
import { migrate } from "./migrate.ts";
import type { Tables } from "./tables.ts";

export interface Database {
  db: Kysely<Tables>;
  pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * Opens PostgreSQL by its URL, or the embedded one in the data folder, with the schema brought up to date.
 * The embedded one has a single connection: inside a transaction every statement must go through `trx`, else it waits
 * for itself until the connection time-out.
 */
export async function openDatabase(config: { databaseUrl?: string; dataDir: string }): Promise<Database> {
  const { pool, release } = config.databaseUrl ? openServer(config.databaseUrl) : await openEmbedded(config.dataDir);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const close = async () => {
    await db.destroy();
    await release();
  };
  try {
    await migrate(db);
    // A server counts its rows by itself; the embedded one never does, and plans for long lists as if they were short.
    if (!config.databaseUrl) await sql`analyze project, folder, installation`.execute(db);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, pool, close };
}

function openServer(connectionString: string) {
  const pool = new pg.Pool({ connectionString, max: 20, connectionTimeoutMillis: 5_000 });
  // A connection that breaks while idle is replaced at the next query; without a listener it would end the process.
  pool.on("error", () => undefined);
  return { pool, release: async () => undefined };
}

async function openEmbedded(dataDir: string) {
  const folder = join(dataDir, "database");
  await mkdir(folder, { recursive: true });
  const unlock = await lockDataFolder(dataDir);
  try {
    const pglite = await PGlite.create({ dataDir: folder });
    const pool = new pg.Pool({ ...createPgConfig(pglite), connectionTimeoutMillis: 15_000, idleTimeoutMillis: 0 });
    const release = async () => {
      await pglite.close();
      await unlock();
    };
    return { pool, release };
  } catch (error) {
    await unlock();
    throw error;
  }
}
