import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

export const workKind: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table project
        add column work_kind text check (work_kind in ('NEW_INSTALLATION', 'EXTENSION', 'CHANGE'));
    `.execute(db);
  },
};
