import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The embedded user pool, and secrets that must survive a restart. */
export const pool: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table pool_user (
        sub text collate "C" primary key,
        email text not null,
        password_hash text not null,
        status text not null check (status in ('CONFIRMED', 'FORCE_CHANGE_PASSWORD', 'DISABLED')),
        attributes jsonb not null default '{}',
        created_at timestamptz not null default now()
      );
      create unique index pool_user_email on pool_user (lower(email));
      create table pool_attempt (
        email text primary key,
        failed integer not null,
        locked_until timestamptz,
        last_at timestamptz not null
      );
      create table pool_key (
        kid text collate "C" primary key,
        private_jwk jsonb not null,
        created_at timestamptz not null default now()
      );
      create table pool_session (
        origin_jti text collate "C" primary key,
        sub text collate "C" not null references pool_user (sub) on delete cascade,
        refresh_token_hash text collate "C" not null unique,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        revoked_at timestamptz
      );
      create index pool_session_sub on pool_session (sub);
      create table setting (
        key text primary key,
        value text not null
      );
    `.execute(db);
  },
};
