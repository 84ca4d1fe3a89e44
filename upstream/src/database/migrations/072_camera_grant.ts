import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Grants to add photos by phone. The cascade of a foreign key to the product would leave rows in `unique_key`. */
export const cameraGrant: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table camera_grant (
        company_id text collate "C" not null references company (id) on delete cascade,
        id text collate "C" not null,
        secret_hash text collate "C" not null,
        measurement_id text collate "C" not null,
        step_label text collate "C" not null,
        created_by text collate "C" not null,
        origin_jti text collate "C" not null,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        connected_at timestamptz,
        ended_at timestamptz,
        linked text[] not null default '{}',
        linked_at timestamptz,
        attached text[] not null default '{}',
        primary key (company_id, id)
      );
      create index camera_grant_entry on camera_grant (company_id, measurement_id);
    `.execute(db);
  },
};
