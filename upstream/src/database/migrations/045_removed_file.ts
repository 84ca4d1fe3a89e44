import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Files without a row and with bytes to remove. An interrupted archive or export can leave bytes without a `file` row.
 */
export const removedFile: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table removed_file (
        company_id text collate "C" not null references company (id),
        id text collate "C" not null,
        primary key (company_id, id)
      );
      create function list_removed_file() returns trigger language plpgsql as $body$
      begin
        insert into removed_file (company_id, id) select company_id, id from removed on conflict do nothing;
        return null;
      end
      $body$;
    `.execute(db);
    for (const table of ["file", "certificate_archive", "export"])
      await sql`
        create trigger removed_file after delete on ${sql.table(table)} referencing old table as removed
          for each statement execute function list_removed_file()
      `.execute(db);
  },
};
