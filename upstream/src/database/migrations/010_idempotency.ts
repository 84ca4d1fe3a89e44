import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

export const idempotency: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table idempotency (
        company_id text collate "C" not null references company (id),
        key text collate "C" not null,
        operation text not null,
        request_hash text collate "C" not null,
        status integer not null,
        body text not null,
        version integer,
        created_at timestamptz not null default now(),
        primary key (company_id, key)
      );
      create index idempotency_age on idempotency (created_at);
    `.execute(db);
  },
};
