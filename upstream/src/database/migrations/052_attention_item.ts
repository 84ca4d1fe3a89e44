import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** A person postpones single items of a kind, or the whole kind with an empty `item_id`. */
export const attentionItem: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table attention_put_off add column item_id text collate "C" not null default '';
      alter table attention_put_off drop constraint attention_put_off_pkey;
      alter table attention_put_off add primary key (company_id, user_id, kind, item_id);
    `.execute(db);
  },
};
