import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** An archive has the certificates that matched the request. An older archive has all certificates of the period. */
export const archivedCertificates: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table certificate_archive
        add column query text,
        add column ends_from text collate "C",
        add column ends_to text collate "C",
        add column states text[],
        add column certificate_ids text[];
    `.execute(db);
  },
};
