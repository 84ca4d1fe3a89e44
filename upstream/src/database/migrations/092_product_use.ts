import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

export const productUse: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index installed_product_added on installed_product (company_id, created_at)
      include (product_id, installation_id)`.execute(db);
  },
};
