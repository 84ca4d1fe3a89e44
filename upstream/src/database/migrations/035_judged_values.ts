import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Of each activated room, how many of its values could be set against a limit, and how many were outside. The service fills them in with the
 * activation, and at its next start for rooms of before. The figures are added up from them.
 */
export const judgedValues: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table installation add column judged_values int, add column outside_values int;
      create index installation_certificate on installation (company_id, certificate_id) where certificate_id is not null;
      create index installation_not_judged on installation (company_id, id)
        where activated_at is not null and judged_values is null;
    `.execute(db);
  },
};
