import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Versions are set by the statements that change rows (`withNextVersion.ts`), no longer by triggers. */
export const versionTriggers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`drop function next_version() cascade`.execute(db);
  },
};
