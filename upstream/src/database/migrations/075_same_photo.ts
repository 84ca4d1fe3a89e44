import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Finds equal photos by their hashes; `adding_key` and `kept_at` say which are equal on purpose. */
export const samePhoto: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table file
        add adding_key text collate "C",
        add kept_at timestamptz;
      create index file_sha256 on file (company_id, sha256) where kind = 'attachment';
      create index file_chosen_sha256 on file (company_id, chosen_sha256) where kind = 'attachment'`.execute(db);
  },
};
