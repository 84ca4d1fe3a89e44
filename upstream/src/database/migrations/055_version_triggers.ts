import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The statements that change rows set versions (`withNextVersion.ts`); the triggers go. */
export const versionTriggers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`drop function next_version() cascade`.execute(db);
  },
};
