import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

export const weeklyMail: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table weekly_mail (
        company_id text collate "C" not null,
        user_id text collate "C" not null,
        wanted boolean not null,
        queued_day text collate "C",
        primary key (company_id, user_id),
        foreign key (company_id, user_id) references app_user (company_id, id) on delete cascade
      );
    `.execute(db);
  },
};
