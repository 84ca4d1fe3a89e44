import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The reason why a certificate's mail failed; null for older failures. */
export const recipientReason: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table recipient add column reason text
        check (reason in ('ADDRESS_REFUSED', 'MESSAGE_REFUSED', 'NOT_DELIVERED'))
        check (reason is null or state = 'FAILED');
    `.execute(db);
  },
};
