import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

export const projectImport: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table project_import (
        company_id text collate "C" not null references company (id) on delete cascade,
        id text collate "C" not null,
        actor_kind text not null,
        actor_id text,
        via text not null,
        state text not null default 'RUNNING' check (state in ('RUNNING', 'REMOVING', 'COMPLETED', 'FAILED')),
        project_ids jsonb not null,
        project_count integer not null,
        done_count integer not null default 0,
        details jsonb not null default '[]',
        created_at timestamptz not null default now(),
        ended_at timestamptz,
        primary key (company_id, id)
      );
      create table project_import_part (
        company_id text collate "C" not null,
        import_id text collate "C" not null,
        part integer not null,
        projects jsonb not null,
        primary key (company_id, import_id, part),
        foreign key (company_id, import_id) references project_import (company_id, id) on delete cascade
      );
    `.execute(db);
  },
};
