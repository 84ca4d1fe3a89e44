import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Folded titles for the search, which do not depend on the database's locale. */
export const productSearchTitle: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table product add column search_title jsonb not null default '{}'`.execute(db);
  },
};
