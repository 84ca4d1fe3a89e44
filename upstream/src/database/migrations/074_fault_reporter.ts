import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

export const faultReporter: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table fault_report add column name text, add column phone text, add column email text`.execute(db);
  },
};
