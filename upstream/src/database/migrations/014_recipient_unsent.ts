import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** An index of mails that wait or were given up, so that counting them reads none of the many that were sent. */
export const recipientUnsent: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index recipient_unsent on recipient (state, changed_at) where state <> 'SENT'`.execute(db);
  },
};
