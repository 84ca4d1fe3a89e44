import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Each file's hash, and each photo's small grey picture; null if the photo cannot be decoded. */
export const photoProof: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table file add sha256 text collate "C"`.execute(db);
    await sql`
      create table file_thumbnail (
        company_id text collate "C" not null,
        file_id text collate "C" not null,
        png bytea,
        primary key (company_id, file_id),
        foreign key (company_id, file_id) references file (company_id, id) on delete cascade)`.execute(db);
  },
};
