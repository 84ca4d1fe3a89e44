import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Titles as search compares them. What is a small or a capital letter is not left to the locale of the database. */
export const productSearchTitle: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table product add column search_title jsonb not null default '{}'`.execute(db);
  },
};
