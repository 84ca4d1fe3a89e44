import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** External ids and metadata of projects, folders and installations. An external id is unique per company and kind. */
export const externalId: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ["project", "folder", "installation"].map((name) => sql.id(name))) {
      await sql`
        alter table ${table}
          add column external_id text collate "C",
          add column metadata jsonb not null default '{}'`.execute(db);
      await sql`create unique index on ${table} (company_id, external_id) where external_id is not null`.execute(db);
    }
    await sql`alter table object_change add column external_id text collate "C"`.execute(db);
  },
};
