import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** When each key of a recording was last changed, and by whose id. Older recordings have no such times. */
export const recordingChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table recording add column changes jsonb not null default '{}'`.execute(db);
  },
};
