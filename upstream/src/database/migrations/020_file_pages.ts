import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The number of pages of certificates; null for uploads and older certificates. */
export const filePages: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table file add column pages integer`.execute(db);
  },
};
