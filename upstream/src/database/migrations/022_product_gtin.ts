import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The number in a package's barcode. `storeCatalogue` fills the column at each start, after the migrations. */
export const productGtin: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table product add column gtin text`.execute(db);
  },
};
