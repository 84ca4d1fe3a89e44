import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The time from which somebody else may have the key. Certificates logged later are doubtful. */
export const withdrawnSealKey: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table seal_key add column withdrawn_from timestamptz`.execute(db);
  },
};
