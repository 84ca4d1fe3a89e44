import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Entries of the public log are salted hashes (decision 69). `log_opening` has the texts, erased with the company. */
export const log: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table log_tree (
        number integer primary key,
        origin text collate "C" not null unique,
        public_key text,
        previous text,
        begun_at timestamptz not null
      );
      create table log_waiting (id bigint generated always as identity primary key, entry bytea not null);
      create table log_entry (
        tree integer not null,
        position integer not null,
        entry bytea not null,
        primary key (tree, position)
      );
      create index log_entry_entry on log_entry (entry);
      create table log_tile (
        tree integer not null,
        level integer not null,
        number integer not null,
        hashes bytea not null,
        primary key (tree, level, number)
      );
      create table log_checkpoint (
        tree integer not null,
        size integer not null,
        note text not null,
        signed_at timestamptz not null,
        primary key (tree, size)
      );
      create table log_opening (
        company_id text collate "C" not null,
        entry bytea not null,
        kind text not null,
        certificate_id text collate "C",
        opening text not null,
        appended_at timestamptz not null,
        primary key (company_id, entry)
      );
      create index log_opening_certificate on log_opening (company_id, certificate_id, kind);
      create index log_opening_kind on log_opening (company_id, kind, appended_at);
      revoke update, delete, truncate on log_entry, log_checkpoint from current_user;
    `.execute(db);
  },
};
