import { type Kysely, sql } from "kysely";
import type { Tables } from "../src/database/tables.ts";

export async function dumpDatabase(db: Kysely<Tables>): Promise<Record<string, string[]>> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
  `.execute(db);
  const dump: Record<string, string[]> = {};
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(db);
    dump[name] = rows.map(({ row }) => row).toSorted();
  }
  return dump;
}
