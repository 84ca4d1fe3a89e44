import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Files to be removed are listed by the statements that delete their rows (`removedFiles.ts`), no longer by triggers. */
export const removedFileTriggers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`drop function list_removed_file() cascade`.execute(db);
  },
};
