import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Keys that somebody else may have: what was logged from that moment on is doubtful. */
export const withdrawnSealKey: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table seal_key add column withdrawn_from timestamptz`.execute(db);
  },
};
