import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Programs, and their clients in the user pool. A revoked program stays, because the history names it. */
export const program: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table pool_client (
        client_id text collate "C" primary key,
        secret_hash text not null,
        previous_hash text,
        previous_until timestamptz,
        scopes text[] not null,
        ends_on text collate "C" not null
      );
      create table program (
        company_id text collate "C" not null references company (id) on delete cascade,
        id text collate "C" not null unique,
        name text not null,
        scopes text[] not null,
        ends_on text collate "C" not null,
        responsible_id text collate "C" not null,
        created_at timestamptz not null default now(),
        last_used_at timestamptz,
        revoked_at timestamptz,
        primary key (company_id, id),
        foreign key (company_id, responsible_id) references app_user (company_id, id)
      );
    `.execute(db);
  },
};
