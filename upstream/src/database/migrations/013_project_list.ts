import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The index lets a page and the count of a long list read few rows. */
export const projectList: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index project_list on project (company_id, archived, id)`.execute(db);
  },
};
