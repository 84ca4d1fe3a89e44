import { type Kysely, sql } from "kysely";
import type { Tables } from "../../src/database/tables.ts";

type Name = { name: string };

const directory = "unique_key";

/** Tables that have a company column, with the column's name. In `company` the column is `id`. */
export async function listCompanyTables(db: Kysely<Tables>): Promise<{ name: string; column: string }[]> {
  const { rows } = await sql<Name>`
    select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'company_id' and table_name <> ${directory}
    order by table_name`.execute(db);
  return [...rows.map(({ name }) => ({ name, column: "company_id" })), { name: "company", column: "id" }];
}

/** Names of triggers, and of unique indexes and foreign keys that do not begin with the company. */
export async function findGlobalKeys(db: Kysely<Tables>): Promise<string[]> {
  const tables = await listCompanyTables(db);
  const { rows } = await sql<Name>`
    with company_table as (select name::regclass as id, "column" as own from jsonb_to_recordset(${JSON.stringify(tables)}::jsonb)
      listed(name text, "column" text))
    select 'index ' || indexrelid::regclass as name from pg_index join company_table on company_table.id = indrelid
    left join pg_attribute on attrelid = indrelid and attnum = indkey[0] where indisunique and attname is distinct from own
    union all
    select 'foreign key ' || conname from pg_constraint join company_table on company_table.id = conrelid
    left join company_table target on target.id = confrelid
    join pg_attribute here on here.attrelid = conrelid and here.attnum = conkey[1]
    join pg_attribute there on there.attrelid = confrelid and there.attnum = confkey[1]
    where contype = 'f' and (here.attname <> company_table.own or there.attname is distinct from target.own)
    union all
    select 'trigger ' || tgname || ' on ' || tgrelid::regclass from pg_trigger
    join company_table on company_table.id = tgrelid where not tgisinternal
    order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Creates the tables again, partitioned by company. All keys must then contain the partition column. */
export async function partitionAll(trx: Kysely<Tables>): Promise<{ indexes: number; keys: number }> {
  const tables = await listCompanyTables(trx);
  await sql`create schema spread`.execute(trx);
  for (const { name, column } of tables) {
    const table = sql.id("spread", name);
    const source = sql.id("public", name);
    await sql`create table ${table} (like ${source} including defaults including generated) partition by hash (${sql.id(column)})`.execute(
      trx,
    );
    for (const part of [0, 1]) {
      const values = sql`for values with (modulus 2, remainder ${sql.lit(part)})`;
      await sql`create table ${sql.id("spread", `${name}_${part}`)} partition of ${table} ${values}`.execute(trx);
    }
  }
  const inSpread = (definition: string) => sql.raw(definition.replaceAll("public.", "spread."));
  const indexes = await sql<{ definition: string }>`
    select pg_get_indexdef(indexrelid) as definition from pg_index
    where indisunique and indrelid = any(${tables.map(({ name }) => `public.${name}`)}::regclass[])`.execute(trx);
  for (const { definition } of indexes.rows) await inSpread(definition).execute(trx);
  await sql`set local search_path = ''`.execute(trx);
  const keys = await sql<{ table: string; definition: string }>`
    select relname as "table", pg_get_constraintdef(pg_constraint.oid) as definition from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and conrelid = any(${tables.map(({ name }) => `public.${name}`)}::regclass[])`.execute(trx);
  for (const { table, definition } of keys.rows)
    await sql`alter table ${sql.id("spread", table)} add ${inSpread(definition)}`.execute(trx);
  return { indexes: indexes.rows.length, keys: keys.rows.length };
}
