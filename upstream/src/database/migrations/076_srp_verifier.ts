import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The verifier lets the pool check a proof of the password by SRP. */
export const srpVerifier: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table pool_user add column srp_verifier text`.execute(db);
  },
};
