import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The sender's word about an attachment: the hash of the file as chosen, when the photo was taken, and whence it came. */
export const photoFacts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table file
        add chosen_sha256 text collate "C",
        add taken_at text,
        add origin text check (origin in ('CAMERA', 'FOLDER', 'PHONE', 'APP'))`.execute(db);
  },
};
