import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** A row for each object that integrators follow (decision 46). `history_head` counts positions under the lock of the company's row. */
export const objectChange: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table history_head
        add column change_position integer not null default 0,
        add column change_horizon integer not null default 0;
      create table object_change (
        company_id text collate "C" not null,
        kind text not null check (kind in ('USER', 'PROJECT', 'FOLDER', 'INSTALLATION', 'CERTIFICATE')),
        id text collate "C" not null,
        project_id text collate "C",
        position integer not null,
        first_position integer not null,
        changed_at timestamptz not null,
        removed boolean not null,
        primary key (company_id, kind, id),
        unique (company_id, position)
      );
      create index object_change_changed_at on object_change (company_id, kind, changed_at);
      create function add_missing_object_changes() returns void language sql as $body$
        insert into history_head (company_id, sequence, hash) select id, 0, null from company on conflict do nothing;
        with recursive lineage as (
          select company_id, id, id as above from folder
          union all
          select lineage.company_id, lineage.id, parent_folder_id
          from lineage join folder on folder.company_id = lineage.company_id and folder.id = lineage.above
          where parent_folder_id is not null
        ), told as (
          select company_id, kind, object_id, max(at) as at
          from history, lateral (values ('PROJECT', project_id), ('INSTALLATION', installation_id), ('USER', user_id),
            ('CERTIFICATE', certificate)) as object (kind, object_id)
          where object_id is not null
          group by company_id, kind, object_id
          union all
          select lineage.company_id, 'FOLDER', above, max(at)
          from lineage join history on history.company_id = lineage.company_id and history.folder_id = lineage.id
          group by lineage.company_id, above
        ), objects as (
          select company_id, 'USER' as kind, 1 as rank, id, null as project_id, id as told_id, created_at from app_user
          union all select company_id, 'PROJECT', 2, id, id, id, created_at from project
          union all select company_id, 'FOLDER', 4 + depth, id, project_id, id, created_at from folder
          union all select company_id, 'INSTALLATION', 7, id, project_id, id, created_at from installation
          union all select company_id, 'CERTIFICATE', 8, id, project_id, number, sent_at from certificate
        ), missing as (
          select objects.*, greatest(created_at, told.at) as changed_at
          from objects left join told
            on told.company_id = objects.company_id and told.kind = objects.kind and told.object_id = objects.told_id
          where not exists (select from object_change known
            where known.company_id = objects.company_id and known.kind = objects.kind and known.id = objects.id)
        ), numbered as (
          select missing.company_id, kind, id, project_id, changed_at,
            change_position + row_number() over (partition by missing.company_id order by rank, created_at, id) as position
          from missing join history_head on history_head.company_id = missing.company_id
        ), counted as (
          update history_head set change_position = last.position
          from (select company_id, max(position) as position from numbered group by company_id) last
          where history_head.company_id = last.company_id
        )
        insert into object_change (company_id, kind, id, project_id, position, first_position, changed_at, removed)
        select company_id, kind, id, project_id, position, position, changed_at, false from numbered
      $body$;
      select add_missing_object_changes();
    `.execute(db);
  },
};
