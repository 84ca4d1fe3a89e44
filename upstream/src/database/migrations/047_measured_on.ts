import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The stated day and person of a recording's values. Null means the recording's own time and author. */
export const measuredOn: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table recording
        add column measured_on timestamptz,
        add column measured_by text collate "C",
        add check ((measured_on is null) = (measured_by is null)),
        add foreign key (company_id, measured_by) references app_user (company_id, id);
    `.execute(db);
  },
};
