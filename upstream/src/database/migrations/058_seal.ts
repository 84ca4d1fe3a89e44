import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

export const seal: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table seal_key (
        id text collate "C" primary key,
        issuer text not null,
        root_sha256 text not null,
        chain text not null,
        not_before timestamptz not null,
        not_after timestamptz not null,
        used_from timestamptz not null,
        used_until timestamptz)`.execute(db);
    await sql`
      alter table certificate
        add column seal_key_id text collate "C", add column sealed_at timestamptz, add column file_sha256 text collate "C"`.execute(
      db,
    );
  },
};
