import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Mailed codes are derived from a nonce, so that a valid code can be mailed again. Wrong tries do not end it. */
export const codeNonce: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      delete from pool_code;
      alter table pool_code drop column tries;
      alter table pool_code rename column code_hash to nonce;
    `.execute(db);
  },
};
