import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The index contains only waiting and failed mails, so that counting skips the many sent ones. */
export const recipientUnsent: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index recipient_unsent on recipient (state, changed_at) where state <> 'SENT'`.execute(db);
  },
};
