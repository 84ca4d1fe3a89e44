import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

export const invitation: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table pool_user add column temporary_until timestamptz;
      update pool_user set temporary_until = now() + interval '7 days' where status = 'FORCE_CHANGE_PASSWORD';
      create table invitation (
        company_id text collate "C" not null references company (id) on delete cascade,
        user_id text collate "C" not null references pool_user (sub) on delete cascade,
        token_hash text collate "C" not null unique,
        first_name text not null,
        last_name text not null,
        role text not null check (role in ('admin', 'owner', 'user')),
        installer boolean not null,
        language text not null check (language in ('sv', 'en', 'fi', 'da', 'no', 'de')),
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        primary key (company_id, user_id)
      );
    `.execute(db);
  },
};
