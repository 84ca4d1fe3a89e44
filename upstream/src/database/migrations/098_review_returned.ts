import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** An index for the menu of every page, which counts the returned rooms. */
export const reviewReturned: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create index installation_returned on installation (company_id, finished_by) where review_state = 'RETURNED'
    `.execute(db);
  },
};
