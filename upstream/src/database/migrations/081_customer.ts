import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

export const customer: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create index project_customer on project (company_id, customer);
      create index project_customer_email on project (company_id, lower(customer_email));
    `.execute(db);
  },
};
