import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Values that were outside their limits until the measured product was exchanged for another. */
export const formerFinding: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table former_finding (
        company_id text collate "C" not null,
        measurement_id text collate "C" not null,
        step_label text not null,
        quantity text not null,
        reading jsonb not null,
        minimum double precision,
        maximum double precision,
        exchanged_at timestamptz not null,
        exchanged_by text collate "C" not null,
        primary key (company_id, measurement_id, step_label, quantity),
        foreign key (company_id, measurement_id) references installed_product (company_id, id) on delete cascade,
        foreign key (company_id, exchanged_by) references app_user (company_id, id)
      );
    `.execute(db);
  },
};
