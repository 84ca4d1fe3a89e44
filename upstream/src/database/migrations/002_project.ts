import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** A root folder has depth -1 and no parent. */
export const project: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table project (
        company_id text collate "C" not null references company (id),
        id text collate "C" not null,
        name text not null,
        city text not null,
        customer text not null,
        customer_email text,
        postal_code text,
        start_date timestamptz not null,
        end_date timestamptz,
        archived boolean not null default false,
        root_folder_id text collate "C" not null,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        primary key (company_id, id),
        check (end_date is null or end_date >= start_date)
      );
      create table folder (
        company_id text collate "C" not null,
        id text collate "C" not null,
        project_id text collate "C" not null,
        parent_folder_id text collate "C",
        title text not null,
        depth integer not null check (depth between -1 and 2),
        created_at timestamptz not null default now(),
        primary key (company_id, id),
        unique (company_id, project_id, id),
        foreign key (company_id, project_id) references project (company_id, id) on delete cascade,
        foreign key (company_id, project_id, parent_folder_id)
          references folder (company_id, project_id, id) on delete cascade,
        check ((depth = -1) = (parent_folder_id is null))
      );
      create index folder_parent on folder (company_id, project_id, parent_folder_id);
      alter table project add foreign key (company_id, root_folder_id) references folder (company_id, id)
        deferrable initially deferred;
    `.execute(db);
  },
};
