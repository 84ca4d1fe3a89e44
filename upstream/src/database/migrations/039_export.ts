import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

export const dataExport: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table export (
        company_id text collate "C" not null references company (id) on delete cascade,
        id text collate "C" not null,
        owner_id text collate "C" not null,
        query text not null,
        state text not null default 'RUNNING' check (state in ('RUNNING', 'WRITING', 'COMPLETED', 'FAILED', 'CANCELED')),
        part_count integer not null default 0,
        row_count integer not null default 0,
        incomplete_row_count integer not null default 0,
        byte_size integer not null default 0,
        error_code text,
        message text,
        created_at timestamptz not null default now(),
        changed_at timestamptz not null default now(),
        ended_at timestamptz,
        primary key (company_id, id)
      );
      create unique index export_running on export (company_id, owner_id) where state in ('RUNNING', 'WRITING');
      create table export_part (
        company_id text collate "C" not null,
        export_id text collate "C" not null,
        part integer not null,
        lines text not null,
        primary key (company_id, export_id, part),
        foreign key (company_id, export_id) references export (company_id, id) on delete cascade
      );
      alter table file drop constraint file_kind_check;
      alter table file add constraint file_kind_check
        check (kind in ('logo', 'attachment', 'certificate', 'preview', 'archive', 'export'));
    `.execute(db);
  },
};
