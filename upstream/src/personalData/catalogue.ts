import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";

const isDerived = (table: string) =>
  table.startsWith("search_") || ["unique_key", "file_thumbnail", "similar_photo"].includes(table);

const impersonal = new Set(["product", "setting", "pool_key", "seal_key", "kysely_migration", "kysely_migration_lock"]);
/** The public log. It has only salted hashes of companies; their salts are in `log_opening`. */
const ofLog = new Set(["log_tree", "log_waiting", "log_entry", "log_tile", "log_checkpoint"]);

export async function listTables(db: Kysely<Tables>): Promise<{ name: string; isOfCompany: boolean }[]> {
  const { rows } = await sql<{ name: string; isOfCompany: boolean }>`
    select table_name as name, bool_or(column_name = 'company_id') as "isOfCompany"
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
    group by table_name order by table_name`.execute(db);
  return rows.filter(({ name }) => !isDerived(name) && !impersonal.has(name) && !ofLog.has(name));
}

type Reference = {
  from: string;
  to: string;
  /** The last column of the foreign key, with the referenced row's id. */
  column: string;
  cascades: boolean;
};

export async function listReferences(db: Kysely<Tables>): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select source.relname as from, target.relname as to, attname as column, confdeltype = 'c' as cascades
    from pg_constraint
    join pg_class source on source.oid = conrelid
    join pg_class target on target.oid = confrelid
    join pg_attribute on attrelid = conrelid and attnum = conkey[array_upper(conkey, 1)]
    where contype = 'f' and connamespace = 'public'::regnamespace`.execute(db);
  return rows;
}

/** Orders tables so that each comes before the tables that it references. */
export function inOrderOfDeletion(tables: string[], references: Reference[]): string[] {
  const left = new Set(tables);
  const ordered: string[] = [];
  while (left.size > 0) {
    const isHeld = (table: string) =>
      references.some(({ from, to }) => to === table && from !== table && left.has(from));
    const next = [...left].find((table) => !isHeld(table));
    if (!next) throw new Error(`The tables ${[...left].join(", ")} refer to each other.`);
    left.delete(next);
    ordered.push(next);
  }
  return ordered;
}
