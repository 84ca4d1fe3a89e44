import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * An answer is stored after the end of the history's chain was locked, and the check of a reference would lock the company's row too
 * (decision 41). Companies are never deleted, only erased with all that bears their id.
 */
export const idempotencyReference: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table idempotency drop constraint idempotency_company_id_fkey`.execute(db);
  },
};
