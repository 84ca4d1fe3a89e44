import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Receivers with a failed or slow last delivery; a company may send to few of them at a time. */
export const slowWebhook: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table webhook add column is_slow boolean not null default false`.execute(db);
    await sql`create index webhook_slow on webhook (company_id, id) where is_slow`.execute(db);
  },
};
