import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Perceptual hashes of photos, and pairs of photos that look alike and belong to different rooms. */
export const similarPhoto: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table file add photo_hash bit(64);
      create index file_photo_hash on file (company_id, photo_hash) where photo_hash is not null;
      create table similar_photo (
        company_id text collate "C" not null,
        file_id text collate "C" not null,
        other_id text collate "C" not null,
        primary key (company_id, file_id, other_id),
        foreign key (company_id, file_id) references file (company_id, id) on delete cascade,
        foreign key (company_id, other_id) references file (company_id, id) on delete cascade);
      create index similar_photo_other on similar_photo (company_id, other_id)`.execute(db);
  },
};
