import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Disabling an account does not change the state of its sign-up, so `enabled` is a column of its own. */
export const poolAccounts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table pool_user
        add column enabled boolean not null default true,
        add column totp_pending text,
        add column totp_secret text,
        add column totp_enabled boolean not null default false,
        add column totp_last_step integer;
      alter table pool_user drop constraint pool_user_status_check;
      update pool_user set enabled = false, status = 'CONFIRMED' where status = 'DISABLED';
      alter table pool_user
        add check (status in ('UNCONFIRMED', 'CONFIRMED', 'FORCE_CHANGE_PASSWORD')),
        add check (not totp_enabled or totp_secret is not null);
      create table pool_code (
        sub text collate "C" not null references pool_user (sub) on delete cascade,
        purpose text not null check (purpose in ('SIGN_UP', 'RESET')),
        code_hash text not null,
        expires_at timestamptz not null,
        primary key (sub, purpose)
      );
      create table pool_refresh_token (
        token_hash text collate "C" primary key,
        origin_jti text collate "C" not null references pool_session (origin_jti) on delete cascade,
        good_until timestamptz
      );
      create index pool_refresh_token_session on pool_refresh_token (origin_jti);
      insert into pool_refresh_token (token_hash, origin_jti) select refresh_token_hash, origin_jti from pool_session;
      alter table pool_session drop column refresh_token_hash;
    `.execute(db);
  },
};
