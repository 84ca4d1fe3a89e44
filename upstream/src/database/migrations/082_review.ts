import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

export const review: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table company add column review_required boolean not null default false;
      alter table installation
        add column review_state text,
        add column finished_by text collate "C",
        add column reviewed_by text collate "C",
        add column reviewed_at timestamptz,
        add column review_note text;
      create index installation_review on installation (company_id, review_state) where review_state = 'WAITING';
    `.execute(db);
  },
};
