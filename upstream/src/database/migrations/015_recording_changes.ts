import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Time and user of the last change of each key of a recording; older recordings have none. */
export const recordingChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table recording add column changes jsonb not null default '{}'`.execute(db);
  },
};
