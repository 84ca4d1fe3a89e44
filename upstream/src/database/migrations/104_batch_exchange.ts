import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

export const batchExchange: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table batch drop constraint batch_action_check;
      alter table batch add constraint batch_action_check
        check (action in ('ARCHIVE', 'REACTIVATE', 'ASSIGN', 'RESEND', 'EXCHANGE'));
    `.execute(db);
  },
};
