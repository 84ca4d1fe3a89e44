import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** A company has one archive at a time. The archive's file has the same id. */
export const certificateArchive: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table certificate_archive (
        company_id text collate "C" primary key references company (id),
        id text collate "C" not null,
        from_day text collate "C" not null,
        to_day text collate "C" not null,
        state text not null default 'QUEUED' check (state in ('QUEUED', 'RUNNING', 'DONE', 'FAILED')),
        done integer not null default 0,
        total integer not null,
        reason text check (reason in ('FILE_MISSING', 'NOT_MADE')),
        missing text,
        size bigint,
        changed_at timestamptz not null default now()
      );
      alter table file drop constraint file_kind_check;
      alter table file add constraint file_kind_check
        check (kind in ('logo', 'attachment', 'certificate', 'preview', 'archive'));
    `.execute(db);
  },
};
