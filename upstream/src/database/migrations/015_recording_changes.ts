import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Time and user of each key's last change. Older recordings have none. */
export const recordingChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table recording add column changes jsonb not null default '{}'`.execute(db);
  },
};
