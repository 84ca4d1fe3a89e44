import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

export const userAdministration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table pool_user add column last_sign_in_at timestamptz;
      update pool_user set last_sign_in_at =
        (select max(created_at) from pool_session where pool_session.sub = pool_user.sub);
      create table handover (
        company_id text collate "C" not null,
        installation_id text collate "C" not null,
        user_id text collate "C" not null,
        taken_by text collate "C" not null,
        primary key (company_id, installation_id),
        foreign key (company_id, installation_id) references installation (company_id, id) on delete cascade,
        foreign key (company_id, user_id) references app_user (company_id, id) on delete cascade,
        foreign key (company_id, taken_by) references app_user (company_id, id) on delete cascade
      );
      create index handover_user on handover (company_id, user_id);
    `.execute(db);
  },
};
