import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Counts of judged and outside values, which the figures add up. The activation stores them; the next start stores those of older rooms.
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
