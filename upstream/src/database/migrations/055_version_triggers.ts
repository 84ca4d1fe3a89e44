import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Drops the triggers, because the statements that change rows set versions themselves (`withNextVersion.ts`). */
export const versionTriggers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`drop function next_version() cascade`.execute(db);
  },
};
