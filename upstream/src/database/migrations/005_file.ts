import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The bytes are in the file store, under the file's id. */
export const file: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table file (
        company_id text collate "C" not null references company (id),
        id text collate "C" not null,
        kind text not null check (kind in ('logo', 'attachment', 'certificate', 'preview')),
        installation_id text collate "C",
        file_name text not null,
        content_type text not null,
        size integer,
        created_at timestamptz not null default now(),
        stored_at timestamptz,
        primary key (company_id, id),
        foreign key (company_id, installation_id) references installation (company_id, id) on delete cascade
      );
      create unique index file_id on file (id);
      create index file_installation on file (company_id, installation_id);
      alter table company add foreign key (id, logo_file_id) references file (company_id, id);
    `.execute(db);
  },
};
