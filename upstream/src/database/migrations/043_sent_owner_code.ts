import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The code in each mail's links. A mail that waits while the code is replaced must not get the new code. */
export const sentOwnerCode: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table sending_certificate add column owner_code text collate "C";
      update sending_certificate sent set owner_code = certificate.owner_code
      from certificate where certificate.company_id = sent.company_id and certificate.id = sent.certificate_id;
      alter table sending_certificate alter column owner_code set not null;
    `.execute(db);
  },
};
