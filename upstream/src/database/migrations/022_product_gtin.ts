import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The number in the barcode of a package. The catalogue fills it in at the next start. */
export const productGtin: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table product add column gtin text`.execute(db);
  },
};
