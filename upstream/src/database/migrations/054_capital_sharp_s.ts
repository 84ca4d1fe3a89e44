import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { foldFunction } from "./023_search.ts";

/** In the C locale, `lower()` does not change a capital ẞ. Older titles are found by "ss" after their next change. */
export const capitalSharpS: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(foldFunction).execute(db);
  },
};
