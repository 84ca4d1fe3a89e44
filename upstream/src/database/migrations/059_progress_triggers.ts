import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Drops the triggers, because the code that changes installations counts them itself (`refreshProgress.ts`). */
export const progressTriggers: Migration = {
  async up(db: Kysely<unknown>) {
    for (const event of ["insert", "update", "delete"])
      await sql`drop function ${sql.id(`project_progress_${event}`)} cascade`.execute(db);
  },
};
