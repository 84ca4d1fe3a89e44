import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";

type Db = Kysely<Tables>;

type Copying = {
  source: Transaction<Tables>;
  target: Transaction<Tables>;
};

/** Few rows, because one row can have a megabyte. */
const rowsAtOnce = 50;
/** Tables that the target's migrations have filled already. */
const own = new Set(["kysely_migration", "kysely_migration_lock"]);

/** Copies all rows or none to a database with the same schema. Foreign keys, created afterwards, find missing rows. */
export async function copyTables(source: Db, target: Db): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  await inBoth(source, target, async (copying) => {
    const tables = (await listTables(copying.target)).filter((name) => !own.has(name));
    const keys = await listForeignKeys(copying.target);
    for (const { table, name } of keys) await sql`alter table ${table} drop constraint ${name}`.execute(copying.target);
    for (const name of tables) {
      const table = sql.id("public", name);
      await clear(copying.target, table);
      counts[name] = await copyTable(copying, ["public", name]);
    }
    for (const { table, name, definition } of keys)
      await sql`alter table ${table} add constraint ${name} ${sql.raw(definition)}`.execute(copying.target);
    await copySequences(copying);
  });
  return counts;
}

/** Active jobs run again, as after a restart. */
export async function copyJobs(source: Db, target: Db): Promise<number> {
  let jobs = 0;
  await inBoth(source, target, async (copying) => {
    for (const name of ["queue", "schedule", "subscription", "job", "job_dependency"]) {
      const count = await copyTable(copying, ["pgboss", name]);
      if (name === "job") jobs = count;
    }
    await sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`.execute(
      copying.target,
    );
  });
  return jobs;
}

function inBoth(source: Db, target: Db, run: (copying: Copying) => Promise<void>): Promise<void> {
  return source
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute((from) => target.transaction().execute((to) => run({ source: from, target: to })));
}

async function listTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(db);
  return rows.map(({ name }) => name);
}

async function listForeignKeys(db: Db) {
  const { rows } = await sql<{ table: string; name: string; definition: string }>`
    select relname as table, conname as name, pg_get_constraintdef(constraint_.oid) as definition
    from pg_constraint constraint_ join pg_class on pg_class.oid = conrelid
    where contype = 'f' and connamespace = 'public'::regnamespace`.execute(db);
  return rows.map(({ table, name, definition }) => ({
    table: sql.id("public", table),
    name: sql.id(name),
    definition,
  }));
}

/** Skips an empty table, because the history's tables refuse every delete statement. */
async function clear(target: Db, table: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql`select from ${table} limit 1`.execute(target);
  if (rows.length > 0) await sql`delete from ${table}`.execute(target);
}

/** Both databases convert rows to and from JSON themselves, so JavaScript changes no value. */
async function copyTable({ source, target }: Copying, [schema, name]: [string, string]): Promise<number> {
  const table = sql.id(schema, name);
  const columns = sql.join((await listColumns(target, schema, name)).map((column) => sql.id(column)));
  await sql`declare copied no scroll cursor for select row_to_json(t)::text as row from ${table} t`.execute(source);
  let count = 0;
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(rowsAtOnce)} from copied`.execute(source);
    if (rows.length === 0) break;
    const json = `[${rows.map(({ row }) => row).join(",")}]`;
    await sql`
      insert into ${table} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${table}, ${json}::json)`.execute(target);
    count += rows.length;
  }
  await sql`close copied`.execute(source);
  return count;
}

/** Omits generated columns, which the target computes again. */
async function listColumns(db: Db, schema: string, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = ${schema} and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position`.execute(db);
  return rows.map(({ name }) => name);
}

async function copySequences({ source, target }: Copying): Promise<void> {
  const { rows } = await sql<{ name: string; last: string }>`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = 'public' and last_value is not null`.execute(source);
  for (const { name, last } of rows)
    await sql`select setval(${sql.lit(`public.${name}`)}::regclass, ${last}::bigint)`.execute(target);
}
