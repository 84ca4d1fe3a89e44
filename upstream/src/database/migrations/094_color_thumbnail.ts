import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Each photo's small picture for screens. Photos from before get theirs when it is first opened. */
export const colorThumbnail: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table file_thumbnail add color bytea, add color_drawn_at timestamptz`.execute(db);
  },
};
