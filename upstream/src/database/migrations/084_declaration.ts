import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** `declaration` references its person and no passkey, so a declaration outlives the passkeys. */
export const declaration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table company add column signs_declarations boolean not null default false;
      create table passkey (
        company_id text collate "C" not null,
        id text collate "C" not null,
        user_id text collate "C" not null,
        name text not null,
        credential_id text collate "C" not null,
        public_key text not null,
        algorithm text not null,
        transports jsonb not null default '[]',
        counter double precision not null,
        created_at timestamptz not null default now(),
        last_used_at timestamptz,
        primary key (company_id, id),
        unique (company_id, credential_id),
        foreign key (company_id, user_id) references app_user (company_id, id) on delete cascade
      );
      create index passkey_person on passkey (company_id, user_id);
      create table passkey_challenge (
        company_id text collate "C" not null,
        user_id text collate "C" not null,
        name text not null,
        challenge text not null,
        created_at timestamptz not null default now(),
        primary key (company_id, user_id),
        foreign key (company_id, user_id) references app_user (company_id, id) on delete cascade
      );
      create table declaration (
        company_id text collate "C" not null,
        id text collate "C" not null,
        user_id text collate "C" not null,
        language text not null,
        text text not null,
        nonce text not null,
        hashes text,
        prepared_at timestamptz not null default now(),
        signed_at timestamptz,
        signature jsonb,
        primary key (company_id, id),
        foreign key (company_id, user_id) references app_user (company_id, id)
      );
      create table declared_record (
        company_id text collate "C" not null,
        declaration_id text collate "C" not null,
        installation_id text collate "C" not null,
        place integer not null,
        record text not null,
        sha256 text collate "C" not null,
        used_at timestamptz,
        primary key (company_id, declaration_id, installation_id),
        foreign key (company_id, declaration_id) references declaration (company_id, id) on delete cascade,
        foreign key (company_id, installation_id) references installation (company_id, id) on delete cascade
      );
      create index declared_record_installation on declared_record (company_id, installation_id);
      create index declaration_person on declaration (company_id, user_id);
      alter table installation
        add column declared boolean not null default false,
        add column declaration_id text collate "C";
    `.execute(db);
  },
};
