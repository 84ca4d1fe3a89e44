import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** A confirmation names its person in later certificates, so it ends when the person is erased. */
export const standardsConfirmation: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table standards_confirmation (
        company_id text collate "C" not null,
        version text not null,
        confirmed_at timestamptz not null,
        confirmed_by text collate "C" not null,
        primary key (company_id, version),
        foreign key (company_id, confirmed_by) references app_user (company_id, id) on delete cascade
      )`.execute(db);
  },
};
