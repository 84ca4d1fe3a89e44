import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** `told_in` is the number of the history entry for the whole batch. Null for batches older than this column. */
export const historyBatchEntry: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table history_batch add column told_in integer;
      create index history_batch_told_in on history_batch (company_id, told_in) where told_in is not null;
    `.execute(db);
  },
};
