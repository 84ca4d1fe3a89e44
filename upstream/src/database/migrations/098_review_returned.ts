import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Every page counts the returned rooms for its menu. */
export const reviewReturned: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create index installation_returned on installation (company_id, finished_by) where review_state = 'RETURNED'
    `.execute(db);
  },
};
