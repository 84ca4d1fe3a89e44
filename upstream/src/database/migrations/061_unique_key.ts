import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Keys that are unique among all companies (decision 9). Others begin with the company. Addresses and codes are hashed.
 */
export const uniqueKey: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table unique_key (
        kind text collate "C" not null,
        key text collate "C" not null,
        company_id text collate "C" not null
      );
      insert into unique_key (kind, key, company_id)
      select kind, key, company_id from (
        select 'user' as kind, id as key, company_id from app_user
        union all select 'email', ${hash("lower(email)")}, company_id from app_user
        union all select 'certificate', ${hash("code")}, company_id from certificate
        union all select 'certificate', ${hash("owner_code")}, company_id from certificate
        union all select 'file', id, company_id from file
        union all select 'invitation', token_hash, company_id from invitation
        union all select 'invitee', user_id || ' ' || company_id, company_id from invitation
        union all select 'program', id, company_id from program
      ) keys;
      alter table unique_key add primary key (kind, key);
      drop index app_user_email, app_user_id, file_id;
      create unique index app_user_email on app_user (company_id, lower(email));
      alter table certificate
        drop constraint certificate_code_key,
        drop constraint certificate_owner_code_key,
        add unique (company_id, code),
        add unique (company_id, owner_code);
      alter table invitation
        drop constraint invitation_user_id_fkey,
        drop constraint invitation_token_hash_key,
        add unique (company_id, token_hash);
      alter table program drop constraint program_id_key;
      alter table installed_product drop constraint installed_product_product_id_fkey;
      alter table search_word drop constraint search_word_id_key, add unique (company_id, id);
      do $body$
      declare definition text;
      begin
        for definition in
          select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace and proname ~ '^search_refresh_'
        loop
          definition := replace(definition, 'delete from search_word where id', 'delete from search_word where company_id = company and id');
          execute replace(definition, 'join search_word using (id)',
            'join search_word on search_word.company_id = company and search_word.id = freeing.id');
        end loop;
      end $body$;
    `.execute(db);
  },
};

const hash = (text: string): RawBuilder<unknown> => sql`encode(sha256(convert_to(${sql.raw(text)}, 'UTF8')), 'hex')`;
