import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Keys belong to a user or program instead of the company. Older answers have no sender and are the company's. */
export const idempotencySender: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table idempotency add column sender text collate "C" not null default '';
      alter table idempotency drop constraint idempotency_pkey;
      alter table idempotency add primary key (company_id, sender, key);
    `.execute(db);
  },
};
