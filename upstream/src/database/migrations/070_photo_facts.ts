import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Facts about an attachment as the sender stated them: the chosen file's hash, the photo's time, its origin. */
export const photoFacts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table file
        add chosen_sha256 text collate "C",
        add taken_at text,
        add origin text check (origin in ('CAMERA', 'FOLDER', 'PHONE', 'APP'))`.execute(db);
  },
};
