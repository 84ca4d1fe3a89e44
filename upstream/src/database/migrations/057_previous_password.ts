import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The password before the current one, which is refused as a new password. */
export const previousPassword: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table pool_user add column previous_password_hash text`.execute(db);
  },
};
