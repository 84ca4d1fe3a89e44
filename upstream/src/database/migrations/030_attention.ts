import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The next start adds steps to `step_finding`: those without values, and those with values outside their limits. */
export const attention: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table step_finding (
        company_id text collate "C" not null,
        installation_id text collate "C" not null,
        step_label text not null,
        kind text not null check (kind in ('OUTSIDE', 'INCOMPLETE')),
        since timestamptz not null,
        recorded_by text collate "C" not null,
        primary key (company_id, installation_id, step_label, kind),
        foreign key (company_id, installation_id) references installation (company_id, id) on delete cascade
      );
      create index step_finding_kind on step_finding (company_id, kind, since);
      create table attention_put_off (
        company_id text collate "C" not null,
        user_id text collate "C" not null,
        kind text not null,
        until text collate "C" not null,
        primary key (company_id, user_id, kind),
        foreign key (company_id, user_id) references app_user (company_id, id) on delete cascade
      );
    `.execute(db);
  },
};
