import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

export const instrumentFile: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table instrument_mapping (
        company_id text collate "C" not null references company (id) on delete cascade,
        id text collate "C" not null,
        maker text not null,
        model text not null,
        columns jsonb not null,
        saved_at timestamptz not null,
        primary key (company_id, id),
        unique (company_id, maker, model)
      );
      create table instrument_file (
        company_id text collate "C" not null,
        id text collate "C" not null,
        file_name text not null,
        sha256 text collate "C" not null,
        lines jsonb not null,
        read_by text collate "C" not null,
        read_at timestamptz not null default now(),
        primary key (company_id, id),
        foreign key (company_id, id) references file (company_id, id) on delete cascade
      );
      create index instrument_file_sha256 on instrument_file (company_id, sha256);
      alter table measured_with
        add column instrument_file_id text collate "C",
        add column file_line integer,
        add column raw_line text,
        add foreign key (company_id, instrument_file_id) references instrument_file (company_id, id) on delete cascade;
      create index measured_with_file on measured_with (company_id, instrument_file_id)
        where instrument_file_id is not null;
      alter table file drop constraint file_kind_check;
      alter table file add constraint file_kind_check
        check (kind in ('logo', 'attachment', 'certificate', 'preview', 'archive', 'export', 'calibration', 'readings'));
    `.execute(db);
  },
};
