import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The order of project lists, so that a page of a long one is found, and the list counted, without reading its rows. */
export const projectList: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index project_list on project (company_id, archived, id)`.execute(db);
  },
};
