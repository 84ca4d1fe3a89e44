import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

export const archivedStatuses: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table certificate_archive add column statuses text[]`.execute(db);
  },
};
