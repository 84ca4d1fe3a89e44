import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { migrations } from "./migrations/migrations.ts";
import type { Tables } from "./tables.ts";

// Older releases take the same lock by Kysely, so that two releases never migrate at the same time.
const lockId = "3853314791062309107";

/** Kysely's own lock belongs to a session, and pgbouncer shares sessions, so this lock belongs to the transaction. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${lockId}::bigint)`.execute(trx);
    const migrator = new Migrator({ db: trx, provider: { getMigrations: async () => migrations } });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  });
}
