import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** A small picture of each photo for screens. An older photo's picture is drawn when it is first opened. */
export const colorThumbnail: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table file_thumbnail add color bytea, add color_drawn_at timestamptz`.execute(db);
  },
};
