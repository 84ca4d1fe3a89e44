import { Kysely, sql } from "kysely";
import { createDialect } from "./createDialect.ts";
import { createPool } from "./createPool.ts";
import { migrate } from "./migrate.ts";
import { refreshAlphabets } from "./refreshAlphabets.ts";
import type { Tables } from "./tables.ts";

/** Migrates the schema as its owner. The service's user gets its rights, but may not change history and log. */
export async function prepareByOwner(ownerUrl: string, serviceUrl: string): Promise<void> {
  const pool = createPool({ connectionString: ownerUrl, max: 2 });
  const db = new Kysely<Tables>({ dialect: createDialect(pool) });
  try {
    await migrate(db);
    await refreshAlphabets(db);
    await grant(db, decodeURIComponent(new URL(serviceUrl).username));
  } finally {
    await db.destroy();
  }
}

/** The lock makes starting processes take turns, because PostgreSQL refuses two parallel changes of the same rights. */
async function grant(db: Kysely<Tables>, user: string): Promise<void> {
  const service = sql.id(user);
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('rights', 0))`.execute(trx);
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(trx);
    await sql`grant create on database ${sql.id(rows[0]?.name ?? "")} to ${service}`.execute(trx);
    await sql`grant usage on schema public to ${service}`.execute(trx);
    await sql`grant select, insert, update, delete on all tables in schema public to ${service}`.execute(trx);
    await sql`grant usage, select on all sequences in schema public to ${service}`.execute(trx);
    await sql`revoke update, delete on history, log_entry, log_checkpoint from ${service}`.execute(trx);
  });
}
