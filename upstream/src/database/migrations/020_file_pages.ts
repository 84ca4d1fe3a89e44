import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Counted when the service draws a certificate; of those drawn before, and of uploads, it is not known. */
export const filePages: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table file add column pages integer`.execute(db);
  },
};
