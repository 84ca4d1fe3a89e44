import { join } from "node:path";
import { Kysely, sql } from "kysely";
import type pg from "pg";
import type { Logger } from "pino";
import { createDialect } from "./createDialect.ts";
import { createPool } from "./createPool.ts";
import { createRequestPool } from "./createRequestPool.ts";
import { createDatabaseHealth, type DatabaseHealth } from "./databaseHealth.ts";
import { giveUpReserve } from "./diskSpace.ts";
import {
  damagedDatabase,
  databaseFolder,
  emptiedDatabase,
  isDamage,
  isMarkedInUse,
  markInUse,
  openEmbeddedDatabase,
} from "./embeddedDatabase.ts";
import { keepPgliteOpen } from "./keepPgliteOpen.ts";
import { lockDataFolder } from "./lockDataFolder.ts";
import { logStatements } from "./logStatements.ts";
import { migrate } from "./migrate.ts";
import { prepareByOwner } from "./prepareByOwner.ts";
import { closeToOthers, makePrivateFolder } from "./privateFolder.ts";
import { type DatabaseSettings, databaseDefaults } from "./readDatabaseSettings.ts";
import { refreshAlphabets } from "./refreshAlphabets.ts";
import type { Tables } from "./tables.ts";
import { startVacuum } from "./vacuumTables.ts";

type DatabaseConfig = {
  databaseUrl?: string;
  databaseOwnerUrl?: string;
  dataDir: string;
  database?: DatabaseSettings;
};

type Database = {
  db: Kysely<Tables>;
  /** Like `db`, but for requests: statements fail at once while the database server does not answer. */
  requestDb: Kysely<Tables>;
  pool: pg.Pool;
  isUp(): Promise<boolean>;
  isSilent(): boolean;
  close(): Promise<void>;
};

/** The embedded database has one connection: a transaction's statements must use `trx`, or they time out. */
export function openDatabase(config: DatabaseConfig, log?: Logger): Promise<Database> {
  return open(config, log).catch((error: Error & { syscall?: string }) => {
    const isUnanswered = config.databaseUrl !== undefined && ["connect", "getaddrinfo"].includes(error.syscall ?? "");
    if (!isUnanswered) throw error;
    const remedy = "Start it, or correct DATABASE_URL and DATABASE_OWNER_URL.";
    throw new Error(`The database does not answer (${error.message}). ${remedy}`, { cause: error });
  });
}

async function open(config: DatabaseConfig, log?: Logger): Promise<Database> {
  const { databaseUrl, databaseOwnerUrl, database = databaseDefaults } = config;
  if (databaseUrl && databaseOwnerUrl) await prepareByOwner(databaseOwnerUrl, databaseUrl);
  const { pool, health, release } = databaseUrl
    ? openServer(databaseUrl, database.poolSize, log)
    : await openEmbedded(config.dataDir, log);
  const logging = log?.isLevelEnabled("debug") ? logStatements(log) : undefined;
  const db = new Kysely<Tables>({ dialect: createDialect(pool), log: logging });
  let stopVacuum = async () => {};
  const close = async () => {
    await stopVacuum();
    await db.destroy();
    await release();
  };
  try {
    if (!databaseOwnerUrl) {
      await migrate(db);
      await refreshAlphabets(db);
    }
    if (!config.databaseUrl) {
      await checkEmbedded(db, config.dataDir);
      stopVacuum = startVacuum(db, log);
    }
  } catch (error) {
    await close();
    if (!config.databaseUrl && isDamage(error)) throw damagedDatabase(config.dataDir, String(error));
    throw error;
  }
  if (!health) return { db, requestDb: db, pool, isUp: () => isUp(db), isSilent: () => false, close };
  const requestPool = createRequestPool(pool, health, database.statementTimeoutMs);
  const requestDb = new Kysely<Tables>({ dialect: createDialect(requestPool), log: logging });
  return { db, requestDb, pool, isUp: health.check, isSilent: () => !health.isUp(), close };
}

function isUp(db: Kysely<Tables>): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
}

/** Reads the start of every table, so that a damaged table is found before it is used. */
async function checkEmbedded(db: Kysely<Tables>, dataDir: string): Promise<void> {
  const { rows } = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  const beginnings = rows.map(({ name }) => sql`(select 1 from ${sql.table(name)} limit 1)`);
  await sql.join(beginnings, sql` union all `).execute(db);
  const isEmpty = (await db.selectFrom("company").select("id").limit(1).executeTakeFirst()) === undefined;
  if (!isEmpty) return markInUse(dataDir);
  if (isMarkedInUse(dataDir)) throw emptiedDatabase(dataDir);
}

type Opened = {
  pool: pg.Pool;
  health?: DatabaseHealth;
  release(): Promise<void>;
};

function openServer(connectionString: string, max: number, log?: Logger): Opened {
  const health = createDatabaseHealth(connectionString, log);
  return { pool: createPool({ connectionString, max }), health, release: health.close };
}

// Without explicit settings, environment variables such as PGSSLMODE apply.
const embeddedClient = {
  ...{ user: "postgres", database: "postgres", host: "localhost", ssl: false },
  ...{ max: 1, connectionTimeoutMillis: 15_000, idleTimeoutMillis: 0 },
};

async function openEmbedded(dataDir: string, log?: Logger): Promise<Opened> {
  await makePrivateFolder(dataDir);
  const unlock = await lockDataFolder(dataDir);
  try {
    await closeDataFolder(dataDir);
    const worker = await openEmbeddedDatabase(dataDir);
    const freeSpace = () => giveUpReserve(dataDir);
    const pglite = keepPgliteOpen(worker, { folder: databaseFolder(dataDir), log, freeSpace });
    const pool = createPool({ ...embeddedClient, stream: pglite.connect });
    const release = async () => {
      await pglite.close();
      unlock();
    };
    return { pool, release };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function closeDataFolder(dataDir: string): Promise<void> {
  await closeToOthers(dataDir);
  for (const name of ["database", "files", "logs"]) await closeToOthers(join(dataDir, name), { isWhole: true });
}
