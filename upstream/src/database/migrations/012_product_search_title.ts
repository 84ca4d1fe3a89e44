import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Titles as search compares them. The locale of the database does not decide what a capital letter is. */
export const productSearchTitle: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table product add column search_title jsonb not null default '{}'`.execute(db);
  },
};
