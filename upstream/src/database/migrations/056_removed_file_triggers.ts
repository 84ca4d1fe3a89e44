import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The statements that delete files' rows list their bytes (`removedFiles.ts`); the triggers go. */
export const removedFileTriggers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`drop function list_removed_file() cascade`.execute(db);
  },
};
