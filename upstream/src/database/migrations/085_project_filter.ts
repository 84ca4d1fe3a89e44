import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

export const projectFilter: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index installation_installer on installation (company_id, installer_id, project_id)`.execute(db);
  },
};
