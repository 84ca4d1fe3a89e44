import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

const rowsOf = (table: string, sign: "" | "-") => `
  select company_id, project_id, ${sign}1 as made, ${sign}(completed_at is not null)::int as completed,
    ${sign}(activated_at is not null)::int as activated from ${table}`;

const events = [
  { event: "insert", tables: "new table as added", rows: rowsOf("added", "") },
  { event: "delete", tables: "old table as removed", rows: rowsOf("removed", "-") },
  {
    event: "update",
    tables: "new table as added old table as removed",
    rows: `${rowsOf("added", "")} union all ${rowsOf("removed", "-")}`,
  },
];

/** Stores counts and folded names, so that sorting, searching and counting projects reads no installations. */
export const projectProgress: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create or replace function next_version() returns trigger language plpgsql as $body$
      declare
        kept constant text[] := '{version,certificate_count,folded_name,installation_count,completed_count,activated_count}';
      begin
        new.version := old.version + (to_jsonb(new) - kept <> to_jsonb(old) - kept)::int;
        return new;
      end
      $body$;
      alter table project
        add column folded_name text generated always as (lower(normalize(name, NFC) collate "und-x-icu")) stored,
        add column installation_count integer not null default 0,
        add column completed_count integer not null default 0,
        add column activated_count integer not null default 0;
      update project set installation_count = made, completed_count = completed, activated_count = activated
      from (
        select company_id, project_id, count(*) as made, count(completed_at) as completed, count(activated_at) as activated
        from installation group by company_id, project_id
      ) progress
      where progress.company_id = project.company_id and progress.project_id = project.id;
    `.execute(db);
    for (const { event, tables, rows } of events) {
      await sql
        .raw(`
          create function project_progress_${event}() returns trigger language plpgsql as $body$
          begin
            update project set installation_count = installation_count + change.made,
              completed_count = completed_count + change.completed, activated_count = activated_count + change.activated
            from (
              select company_id, project_id, sum(made) as made, sum(completed) as completed, sum(activated) as activated
              from (${rows}) rows group by company_id, project_id
            ) change
            where project.company_id = change.company_id and project.id = change.project_id
              and (change.made <> 0 or change.completed <> 0 or change.activated <> 0);
            return null;
          end
          $body$;
          create trigger project_progress_${event} after ${event} on installation referencing ${tables}
            for each statement execute function project_progress_${event}();
        `)
        .execute(db);
    }
  },
};
