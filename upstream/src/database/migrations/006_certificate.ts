import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

export const certificate: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table certificate (
        company_id text collate "C" not null,
        id text collate "C" not null,
        project_id text collate "C" not null,
        folder_id text collate "C" not null,
        number text not null,
        code text collate "C" not null unique,
        file_name text not null,
        file_id text collate "C",
        activation_date timestamptz not null,
        language text not null,
        snapshot jsonb not null,
        sent_at timestamptz not null,
        sent_by text collate "C" not null,
        primary key (company_id, id),
        unique (company_id, number),
        foreign key (company_id, project_id, folder_id) references folder (company_id, project_id, id),
        foreign key (company_id, sent_by) references app_user (company_id, id),
        foreign key (company_id, file_id) references file (company_id, id)
      );
      create index certificate_folder on certificate (company_id, project_id, folder_id);
      alter table installation add foreign key (company_id, certificate_id) references certificate (company_id, id);
      create table sending (
        company_id text collate "C" not null,
        id text collate "C" not null,
        project_id text collate "C" not null,
        to_email text not null,
        send_copy boolean not null,
        sent_by text collate "C" not null,
        created_at timestamptz not null default now(),
        primary key (company_id, id),
        foreign key (company_id, project_id) references project (company_id, id),
        foreign key (company_id, sent_by) references app_user (company_id, id)
      );
      create index sending_project on sending (company_id, project_id, created_at);
      create table sending_certificate (
        company_id text collate "C" not null,
        sending_id text collate "C" not null,
        certificate_id text collate "C" not null,
        primary key (company_id, sending_id, certificate_id),
        foreign key (company_id, sending_id) references sending (company_id, id),
        foreign key (company_id, certificate_id) references certificate (company_id, id)
      );
      create index sending_certificate_certificate on sending_certificate (company_id, certificate_id);
      create table recipient (
        company_id text collate "C" not null,
        id text collate "C" not null,
        sending_id text collate "C" not null,
        email text not null,
        copy boolean not null,
        state text not null check (state in ('QUEUED', 'SENT', 'FAILED')),
        changed_at timestamptz not null default now(),
        primary key (company_id, id),
        foreign key (company_id, sending_id) references sending (company_id, id)
      );
      create index recipient_sending on recipient (company_id, sending_id);
    `.execute(db);
  },
};
