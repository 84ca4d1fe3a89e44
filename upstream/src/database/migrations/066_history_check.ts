import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

export const historyCheck: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table history_check (
        company_id text collate "C" primary key,
        checked_at timestamptz not null,
        entries integer not null,
        last_hash text,
        broken_sequence integer
      )`.execute(db);
  },
};
