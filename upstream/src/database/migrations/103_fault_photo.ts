import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

export const faultPhoto: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table file
        add column certificate_id text collate "C",
        add foreign key (company_id, certificate_id) references certificate (company_id, id);
      create index file_certificate on file (company_id, certificate_id) where certificate_id is not null;
      alter table fault_report
        add column photo_file_id text collate "C",
        add foreign key (company_id, photo_file_id) references file (company_id, id) on delete set null (photo_file_id);
      create unique index fault_report_photo on fault_report (company_id, photo_file_id);
      alter table file drop constraint file_kind_check;
      alter table file add constraint file_kind_check check (kind in
        ('logo', 'attachment', 'certificate', 'preview', 'archive', 'export', 'calibration', 'readings', 'fault'));
    `.execute(db);
  },
};
