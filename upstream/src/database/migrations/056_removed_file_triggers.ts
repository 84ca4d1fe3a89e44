import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Drops the triggers, because the statements that delete files' rows list the bytes themselves (`removedFiles.ts`). */
export const removedFileTriggers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`drop function list_removed_file() cascade`.execute(db);
  },
};
