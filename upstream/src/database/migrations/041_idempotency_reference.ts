import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Drops a foreign key whose check would lock the company after the history's end (decision 41). */
export const idempotencyReference: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table idempotency drop constraint idempotency_company_id_fkey`.execute(db);
  },
};
