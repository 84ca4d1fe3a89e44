import { type Kysely, sql } from "kysely";
import type { Tables } from "./tables.ts";

/** Renews every table's statistics, because the embedded database never does so by itself. */
export async function analyzeTables(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  for (const { name } of rows) await sql`analyze ${sql.table(name)}`.execute(db);
}
