import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

export const codeTries: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table pool_code add column tries integer not null default 0`.execute(db);
  },
};
