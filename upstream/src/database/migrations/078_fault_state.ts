import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

export const faultState: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table fault_report add column state text not null default 'NEW';
      create table fault_state_change (
        company_id text collate "C" not null,
        id text collate "C" not null,
        fault_report_id text collate "C" not null,
        state text not null,
        note text,
        changed_by text collate "C",
        created_at timestamptz not null default now(),
        primary key (company_id, id),
        foreign key (company_id, fault_report_id) references fault_report (company_id, id) on delete cascade
      );
      create index fault_state_change_report on fault_state_change (company_id, fault_report_id, created_at);
    `.execute(db);
  },
};
