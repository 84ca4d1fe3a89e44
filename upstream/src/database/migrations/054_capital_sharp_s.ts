import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { foldFunction } from "./023_search.ts";

/** `lower()` leaves a capital ẞ as it is in the C locale. An earlier title is found by "ss" after its next change. */
export const capitalSharpS: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(foldFunction).execute(db);
  },
};
