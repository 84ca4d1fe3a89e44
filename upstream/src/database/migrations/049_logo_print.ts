import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

export const logoPrint: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table file add print_id text collate "C"`.execute(db);
  },
};
