import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

export const installation: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table installation (
        company_id text collate "C" not null,
        id text collate "C" not null,
        project_id text collate "C" not null,
        folder_id text collate "C" not null,
        title text not null,
        installer_id text collate "C" not null,
        created_at timestamptz not null default now(),
        completed_at timestamptz,
        activated_at timestamptz,
        certificate_id text collate "C",
        primary key (company_id, id),
        foreign key (company_id, project_id, folder_id)
          references folder (company_id, project_id, id) on delete cascade,
        foreign key (company_id, installer_id) references app_user (company_id, id),
        check (activated_at is null or completed_at is not null)
      );
      create index installation_folder on installation (company_id, project_id, folder_id, id);
      create table installed_product (
        company_id text collate "C" not null,
        id text collate "C" not null,
        installation_id text collate "C" not null,
        product_id text collate "C" not null references product (id),
        cable_marking text,
        cable_length double precision,
        voltage double precision,
        isolation boolean,
        position integer not null,
        created_at timestamptz not null default now(),
        primary key (company_id, id),
        foreign key (company_id, installation_id) references installation (company_id, id) on delete cascade
      );
      create index installed_product_installation on installed_product (company_id, installation_id);
      create table recording (
        company_id text collate "C" not null,
        measurement_id text collate "C" not null,
        step_label text not null,
        data jsonb not null,
        recorded_at timestamptz not null,
        recorded_by text collate "C" not null,
        primary key (company_id, measurement_id, step_label),
        foreign key (company_id, measurement_id) references installed_product (company_id, id) on delete cascade,
        foreign key (company_id, recorded_by) references app_user (company_id, id)
      );
    `.execute(db);
  },
};
