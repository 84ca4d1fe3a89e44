import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * A delivery has no foreign keys: it is written after the history's end was locked (decision 41), and its webhook may be deleted by then.
 */
export const webhook: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table webhook (
        company_id text collate "C" not null references company (id) on delete cascade,
        id text collate "C" not null,
        url text not null,
        kinds jsonb not null,
        secret text not null,
        previous_secret text,
        previous_secret_until timestamptz,
        active boolean not null default true,
        stopped_at timestamptz,
        failing_since timestamptz,
        created_at timestamptz not null default now(),
        primary key (company_id, id)
      );
      create table webhook_delivery (
        company_id text collate "C" not null,
        id text collate "C" not null,
        webhook_id text collate "C" not null,
        sequence integer not null,
        kind text not null,
        subject text collate "C" not null,
        state text not null default 'QUEUED' check (state in ('QUEUED', 'DELIVERED', 'FAILED')),
        enqueued boolean not null default false,
        attempts integer not null default 0,
        first_attempt_at timestamptz,
        last_attempt_at timestamptz,
        status integer,
        reason text,
        answer text,
        created_at timestamptz not null default now(),
        primary key (company_id, id)
      );
      create index webhook_delivery_log on webhook_delivery (company_id, webhook_id, sequence);
      create index webhook_delivery_new on webhook_delivery (company_id, sequence) where not enqueued;
      create index webhook_delivery_age on webhook_delivery (created_at);
    `.execute(db);
  },
};
