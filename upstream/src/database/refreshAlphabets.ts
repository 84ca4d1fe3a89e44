import { type Kysely, sql } from "kysely";
import type { Tables } from "./tables.ts";

/** A new release of the ICU library can change the alphabetical order. Indexes then miss rows, so they are rebuilt. */
export async function refreshAlphabets(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select collname as name from pg_collation
    where collname like 'alphabet\\_%' and collversion is distinct from pg_collation_actual_version(oid)`.execute(db);
  if (rows.length === 0) return;
  await sql`reindex table project`.execute(db);
  for (const { name } of rows) await sql`alter collation ${sql.id(name)} refresh version`.execute(db);
}
