import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** `history_batch` has no foreign keys, because checks would lock parents after the history's end (decision 41). */
export const batch: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table batch (
        company_id text collate "C" not null references company (id) on delete cascade,
        id text collate "C" not null,
        user_id text collate "C" not null,
        via text not null,
        action text not null check (action in ('ARCHIVE', 'REACTIVATE', 'ASSIGN', 'RESEND')),
        send_copy boolean not null,
        state text not null default 'RUNNING' check (state in ('RUNNING', 'COMPLETED', 'STOPPED')),
        undoes text collate "C",
        retry_at timestamptz,
        created_at timestamptz not null default now(),
        ended_at timestamptz,
        primary key (company_id, id)
      );
      create unique index batch_undoes on batch (company_id, undoes);
      create table batch_item (
        company_id text collate "C" not null,
        batch_id text collate "C" not null,
        position integer not null,
        subject_id text collate "C" not null,
        target text collate "C",
        expected text collate "C",
        former text collate "C",
        state text not null default 'WAITING' check (state in ('WAITING', 'DONE', 'LEFT')),
        code text,
        primary key (company_id, batch_id, position),
        foreign key (company_id, batch_id) references batch (company_id, id) on delete cascade
      );
      create table history_batch (
        company_id text collate "C" not null,
        batch_id text collate "C" not null,
        first_sequence integer not null,
        last_sequence integer not null,
        ended boolean not null default false,
        primary key (company_id, last_sequence)
      );
    `.execute(db);
  },
};
