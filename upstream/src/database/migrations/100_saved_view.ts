import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

export const savedView: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table saved_view (
        company_id text collate "C" not null,
        id text collate "C" not null,
        user_id text collate "C" not null,
        list text not null check (list in ('ONGOING', 'ARCHIVED')),
        name text not null,
        search text not null,
        primary key (company_id, id),
        unique (company_id, user_id, list, name),
        foreign key (company_id, user_id) references app_user (company_id, id) on delete cascade
      )`.execute(db);
  },
};
