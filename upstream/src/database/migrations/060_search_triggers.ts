import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

const tables = ["project", "folder", "installation", "installed_product", "certificate", "app_user"];

/** Drops the triggers, because announcing a changed object refreshes its search entries (`refreshSearch.ts`). */
export const searchTriggers: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of tables) await sql`drop function ${sql.id(`search_${table}`)} cascade`.execute(db);
  },
};
