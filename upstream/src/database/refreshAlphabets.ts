import { type Kysely, sql } from "kysely";
import type { Tables } from "./tables.ts";

/**
 * Builds the indexes of names anew when the database's ICU library is another than the one that they were ordered by, since an order
 * that changed under an index loses rows. Costs one query at a start where nothing changed.
 */
export async function refreshAlphabets(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select collname as name from pg_collation
    where collname like 'alphabet\\_%' and collversion is distinct from pg_collation_actual_version(oid)`.execute(db);
  if (rows.length === 0) return;
  await sql`reindex table project`.execute(db);
  for (const { name } of rows) await sql`alter collation ${sql.id(name)} refresh version`.execute(db);
}
