import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The number in a package's barcode. The next start copies the numbers from the catalogue. */
export const productGtin: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table product add column gtin text`.execute(db);
  },
};
