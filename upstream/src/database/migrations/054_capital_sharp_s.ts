import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { foldFunction } from "./023_search.ts";

/** `lower()` of a database with the C locale leaves a capital ẞ as it is. A title of before is found by ss from its next change on. */
export const capitalSharpS: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(foldFunction).execute(db);
  },
};
