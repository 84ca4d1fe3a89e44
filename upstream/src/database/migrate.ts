import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { migrations } from "./migrations/migrations.ts";
import type { Tables } from "./tables.ts";

// Older releases take the same lock by Kysely, so that two releases never migrate at the same time.
const lockId = "3853314791062309107";

/**
 * Migrates in one transaction with a lock against other processes. Kysely's own lock would belong to a session, and pgbouncer shares
 * sessions.
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${lockId}::bigint)`.execute(trx);
    const migrator = new Migrator({ db: trx, provider: { getMigrations: async () => migrations } });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  });
}
