import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

export const withdrawal: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table certificate
        add column withdrawn_at timestamptz,
        add column withdrawal_reason text,
        add check ((withdrawn_at is null) = (withdrawal_reason is null));
      create table withdrawn_installation (
        company_id text collate "C" not null,
        installation_id text collate "C" not null,
        certificate_id text collate "C" not null,
        primary key (company_id, installation_id, certificate_id),
        foreign key (company_id, installation_id) references installation (company_id, id),
        foreign key (company_id, certificate_id) references certificate (company_id, id)
      );
      create index withdrawn_installation_certificate on withdrawn_installation (company_id, certificate_id);
      alter table installed_product add column was_certified boolean not null default false;
      create table certificate_replacement (
        company_id text collate "C" not null,
        certificate_id text collate "C" not null,
        replaced_id text collate "C" not null,
        primary key (company_id, certificate_id, replaced_id),
        foreign key (company_id, certificate_id) references certificate (company_id, id),
        foreign key (company_id, replaced_id) references certificate (company_id, id)
      );
      create index certificate_replacement_replaced on certificate_replacement (company_id, replaced_id);
      create table withdrawal_notice (
        company_id text collate "C" not null,
        id text collate "C" not null,
        certificate_id text collate "C" not null,
        email text not null,
        state text not null check (state in ('QUEUED', 'SENT', 'FAILED')),
        changed_at timestamptz not null,
        primary key (company_id, id),
        foreign key (company_id, certificate_id) references certificate (company_id, id)
      );
      create index withdrawal_notice_certificate on withdrawal_notice (company_id, certificate_id);
    `.execute(db);
  },
};
