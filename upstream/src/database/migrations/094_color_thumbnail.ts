import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** A small picture of each photo for screens. Older photos get theirs when a screen first shows them. */
export const colorThumbnail: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table file_thumbnail add color bytea, add color_drawn_at timestamptz`.execute(db);
  },
};
