import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The foreign key of `measured_with` prevents the deletion of a used instrument. */
export const instrument: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table instrument (
        company_id text collate "C" not null references company (id) on delete cascade,
        id text collate "C" not null,
        number integer not null,
        maker text not null,
        model text not null,
        serial_number text not null,
        calibrations jsonb not null default '[]',
        retired_on text collate "C",
        version integer not null default 1,
        created_at timestamptz not null default now(),
        primary key (company_id, id),
        unique (company_id, number)
      );
      create table measured_with (
        company_id text collate "C" not null,
        measurement_id text collate "C" not null,
        step_label text collate "C" not null,
        field text collate "C" not null,
        instrument_id text collate "C",
        test_voltage integer,
        told_by text collate "C" not null,
        told_at timestamptz not null,
        primary key (company_id, measurement_id, step_label, field),
        foreign key (company_id, measurement_id, step_label)
          references recording (company_id, measurement_id, step_label) on delete cascade,
        foreign key (company_id, instrument_id) references instrument (company_id, id)
      );
      create index measured_with_instrument on measured_with (company_id, instrument_id) where instrument_id is not null;
      create index measured_with_person on measured_with (company_id, told_by, told_at desc) where instrument_id is not null;
      alter table file drop constraint file_kind_check;
      alter table file add constraint file_kind_check
        check (kind in ('logo', 'attachment', 'certificate', 'preview', 'archive', 'export', 'calibration'));
    `.execute(db);
  },
};
