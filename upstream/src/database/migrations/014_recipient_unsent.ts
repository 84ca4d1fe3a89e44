import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** An index of waiting and failed mails, so that counting them skips the many that were sent. */
export const recipientUnsent: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index recipient_unsent on recipient (state, changed_at) where state <> 'SENT'`.execute(db);
  },
};
