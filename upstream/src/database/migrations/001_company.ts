import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** A user's id is the `sub` of the account in the user pool. */
export const company: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table company (
        id text collate "C" primary key,
        name text not null,
        org_number text not null,
        address text not null,
        city text not null,
        postal_code text not null,
        phone_number text not null,
        email text not null,
        website text,
        country text not null check (country in ('SE', 'NO', 'FI', 'DK', 'DE', 'OTHER')),
        logo_file_id text collate "C",
        certificate_count integer not null default 0,
        created_at timestamptz not null default now()
      );
      create table app_user (
        company_id text collate "C" not null references company (id),
        id text collate "C" not null,
        email text not null,
        first_name text not null,
        last_name text not null,
        phone text,
        role text not null check (role in ('admin', 'owner', 'user')),
        installer boolean not null default false,
        language text not null default 'en' check (language in ('sv', 'en', 'fi', 'da', 'no', 'de')),
        subscribe_to_newsletter boolean not null default false,
        active boolean not null default true,
        created_at timestamptz not null default now(),
        primary key (company_id, id)
      );
      create unique index app_user_id on app_user (id);
      create unique index app_user_email on app_user (lower(email));
    `.execute(db);
  },
};
