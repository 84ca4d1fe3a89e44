import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Removes the foreign key of an answer: its check would lock the company after the end of the history (decision 41). Companies are never
 * deleted, only erased with all rows of their id.
 */
export const idempotencyReference: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table idempotency drop constraint idempotency_company_id_fkey`.execute(db);
  },
};
