import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

export const nationalRecord: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table company
        add column record_country text check (record_country in ('FI', 'NO', 'SE')),
        add column record_statement text,
        add column head_name text,
        add column head_qualification text,
        add column head_phone text,
        add column head_email text;
    `.execute(db);
  },
};
