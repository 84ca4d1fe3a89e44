import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What the pool needs to check a proof of the password by SRP. */
export const srpVerifier: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table pool_user add column srp_verifier text`.execute(db);
  },
};
