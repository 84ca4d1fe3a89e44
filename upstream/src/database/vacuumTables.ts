import { type Kysely, sql } from "kysely";
import type { Logger } from "pino";
import type { Tables } from "./tables.ts";

// The settings of a server's autovacuum, which the embedded database lacks.
const intervalMs = 60_000;
const minRows = 50;
const changedShare = 0.1;
const deadShare = 0.2;
// Limits for tables that grew before the last stop, because the database loses its change counters at a stop.
const minGrownPages = 10;
const grownShare = 0.2;

/** Analyzes the tables with enough changes and vacuums their dead rows. Returns the tables' names. */
export async function vacuumTables(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ schema: string; name: string; isDead: boolean }>`
    select * from (
      select stat.schemaname as schema, stat.relname as name,
        stat.n_mod_since_analyze > ${minRows} + ${changedShare} * greatest(class.reltuples, 0)
          or pg_relation_size(class.oid) / current_setting('block_size')::int
            > ${minGrownPages} + ${1 + grownShare}::float8 * class.relpages as "isChanged",
        stat.n_dead_tup > ${minRows} + ${deadShare} * greatest(class.reltuples, 0) as "isDead"
      from pg_stat_user_tables stat join pg_class class on class.oid = stat.relid
    ) tables where "isChanged" or "isDead"
  `.execute(db);
  // Both statements block the embedded database. ANALYZE reads only a sample, VACUUM reads all rows.
  for (const { schema, name, isDead } of rows)
    await sql`${sql.raw(isDead ? "vacuum (analyze)" : "analyze")} ${sql.id(schema, name)}`.execute(db);
  return rows.map(({ name }) => name);
}

/** The returned function ends the vacuums and waits for a running vacuum. */
export function startVacuum(db: Kysely<Tables>, log?: Logger, everyMs = intervalMs): () => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    last = last.then(() => vacuumTables(db)).catch((error: unknown) => log?.warn({ err: error }, "no vacuum was done"));
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await last;
  };
}
