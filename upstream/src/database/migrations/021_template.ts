import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** A template's content is one value, written once and read as a whole. Its products may leave the catalogue. */
export const template: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table template (
        company_id text collate "C" not null references company (id) on delete cascade,
        id text collate "C" not null,
        name text not null,
        content jsonb not null,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        primary key (company_id, id)
      );
      create trigger version before update on template for each row execute function next_version();
    `.execute(db);
  },
};
