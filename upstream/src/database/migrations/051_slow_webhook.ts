import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Webhooks whose last delivery failed or was slow. A company may send to only a few such webhooks at the same time. */
export const slowWebhook: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table webhook add column is_slow boolean not null default false`.execute(db);
    await sql`create index webhook_slow on webhook (company_id, id) where is_slow`.execute(db);
  },
};
