import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The history (decision 41). No foreign key to `company`, whose check would lock it after the chain's end. */
export const history: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table history_head (
        company_id text collate "C" primary key,
        sequence integer not null,
        hash text
      );
      create table history (
        company_id text collate "C" not null,
        sequence integer not null,
        at timestamptz not null,
        action text not null,
        actor_kind text not null,
        actor_id text collate "C",
        via text not null,
        project_id text collate "C",
        folder_id text collate "C",
        installation_id text collate "C",
        user_id text collate "C",
        template_id text collate "C",
        measurement_id text collate "C",
        product_id text collate "C",
        step_label text,
        certificate text,
        changes jsonb not null,
        previous_hash text,
        hash text not null,
        primary key (company_id, sequence)
      );
      create index history_project on history (company_id, project_id, sequence);
      create index history_installation on history (company_id, installation_id, sequence);
      create index history_measurement on history (company_id, measurement_id, sequence);
      create index history_user on history (company_id, user_id, sequence);
      create index history_actor on history (company_id, actor_id, sequence);
      create table history_value (
        company_id text collate "C" not null,
        sequence integer not null,
        change integer not null,
        side text not null check (side in ('from', 'to')),
        salt text not null,
        value text not null,
        primary key (company_id, sequence, change, side)
      );
      create function refuse_history_change() returns trigger language plpgsql as $body$
      begin
        raise exception 'the history is never changed' using errcode = 'insufficient_privilege';
      end
      $body$;
      create trigger refuse_change before update or delete or truncate on history
        for each statement execute function refuse_history_change();
      revoke update, delete, truncate on history from current_user;
    `.execute(db);
  },
};
