import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Search entries for each object, and each company's words, to look up mistyped ones (decision 38). */
export const search: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create extension if not exists pg_trgm`.execute(db).catch((error: unknown) => {
      throw new Error(
        `The search needs PostgreSQL's extension pg_trgm, which this user cannot create (${String(error)}). Install the server's contrib modules and run "create extension pg_trgm" in this database as a superuser, then start again.`,
      );
    });
    await sql.raw(functions).execute(db);
    await sql.raw(searchSource("null::text")).execute(db);
    await sql.raw(tables).execute(db);
    for (const [table, { key, columns }] of Object.entries(searched))
      await sql.raw(triggers(table, key, columns)).execute(db);
    await sql`
      do $body$ declare company text; begin
        for company in select id from company order by id loop
          perform search_add_company_id(company, array[company]);
        end loop;
      end $body$;
      drop function search_add_company_id, search_remove_company_id;`.execute(db);
  },
};

// Removes case and accents without the database's locale, by decomposing letters.
export const foldFunction = `
  create or replace function search_fold(value text) returns text language sql immutable parallel safe as $body$
    select replace(replace(translate(
      lower(normalize(regexp_replace(normalize(value, NFKD), '[\\u0300-\\u036f]', '', 'g'), NFC)),
      'ØøŁłĐđÆẞ', 'oollddæß'), 'æ', 'ae'), 'ß', 'ss')
  $body$;`;
const functions = `${foldFunction}
  create function search_split(value text) returns setof text language sql immutable parallel safe as $body$
    select part from regexp_split_to_table(value, '[\\s!-/:-@[-\`{-~\\u00a0-\\u00bf\\u2010-\\u2027]+') part where part <> ''
  $body$;
  create function search_words(value text) returns text[] language sql immutable parallel safe as $body$
    select coalesce(array_agg(distinct word order by word), '{}') from search_split(search_fold(value)) word
  $body$;`;

/** @param projectDetail an SQL expression that is searched like the project's name and shown beside it */
export const searchSource = (projectDetail: string) => `
  create or replace view search_source as
    select company_id, 'PROJECT' as kind, id, id as project_id, null::text as folder_id, null::text as installation_id,
      name as title, ${projectDetail} as detail, concat_ws(' ', customer, postal_code, city) as around, archived, created_at
    from project
    union all
    select company_id, 'CUSTOMER', id, id, null, null, customer, customer_email, concat_ws(' ', name, city), archived, created_at
    from project
    union all
    select company_id, 'ADDRESS', id, id, null, null, concat_ws(' ', postal_code, city), null, concat_ws(' ', name, customer), archived,
      created_at
    from project
    union all
    select company_id, 'FOLDER', folder.id, project.id, folder.id, null, folder.title, null, concat_ws(' ', project.name, project.customer), project.archived,
      folder.created_at
    from folder join project using (company_id)
    where folder.project_id = project.id and folder.depth >= 0
    union all
    select company_id, 'INSTALLATION', installation.id, project.id, folder.id, installation.id, installation.title, null,
      concat_ws(' ', case when folder.depth >= 0 then folder.title end, project.name, project.customer), project.archived, installation.created_at
    from installation join folder using (company_id) join project using (company_id)
    where installation.folder_id = folder.id and installation.project_id = project.id
    union all
    select company_id, 'PRODUCT', installed.id, project.id, installation.folder_id, installation.id, installed.cable_marking, null,
      concat_ws(' ', installation.title, project.name), project.archived, installed.created_at
    from installed_product installed join installation using (company_id) join project using (company_id)
    where installed.installation_id = installation.id and installation.project_id = project.id and installed.cable_marking is not null
    union all
    select company_id, 'CERTIFICATE', certificate.id, project.id, folder.id, null, certificate.number, null,
      concat_ws(' ', case when folder.depth >= 0 then folder.title end, project.name, project.customer), project.archived, certificate.sent_at
    from certificate join folder using (company_id) join project using (company_id)
    where certificate.folder_id = folder.id and certificate.project_id = project.id
    union all
    select company_id, 'PERSON', id, null, null, null, first_name || ' ' || last_name, email, null, not active, created_at
    from app_user;`;

/** `createSearchFunction` uses this statement after a restore. */
export const createSearchSimilar = `create function search_similar(company text, wanted text) returns table (kind text, word text, id bigint, similarity real)
  language sql stable set pg_trgm.word_similarity_threshold = 0.4 as $body$
    select kind, word, id, word_similarity(wanted, word) from search_word
    where company_id = company and word %> wanted
    order by 4 desc, word limit 60
$body$;`;

// The embedded database never cleans up an index by itself, so new entries are inserted at once (no `fastupdate`).
const tables = `
  create table search_word (
    company_id text collate "C" not null,
    kind text collate "C" not null,
    word text collate "C" not null,
    id bigint generated always as identity unique,
    uses integer not null,
    primary key (company_id, kind, word)
  );
  create index search_word_similar on search_word using gin (word gin_trgm_ops) with (fastupdate = off);
  create table search_entry (
    company_id text collate "C" not null,
    kind text collate "C" not null,
    id text collate "C" not null,
    project_id text collate "C",
    folder_id text collate "C",
    installation_id text collate "C",
    title text not null,
    detail text,
    archived boolean not null,
    created_at timestamptz not null,
    own bigint[] not null,
    words bigint[] not null,
    primary key (company_id, kind, id)
  );
  create index search_entry_project on search_entry (company_id, project_id);
  create index search_entry_words on search_entry using gin (own, words) with (fastupdate = off);
  ${createSearchSimilar}
  ${refresh("company_id")}
  ${refresh("project_id")}
  ${refresh("folder_id")}
  ${refresh("installation_id")}
  ${refresh("id")}`;

/** For each table: the column that leads to a search entry, and the columns that affect the entry or its contents. */
export const searched: Record<string, { key: string; columns: string[] }> = {
  project: { key: "project_id", columns: ["name", "customer", "customer_email", "postal_code", "city", "archived"] },
  folder: { key: "folder_id", columns: ["title"] },
  installation: { key: "installation_id", columns: ["title", "folder_id"] },
  installed_product: { key: "id", columns: ["cable_marking"] },
  certificate: { key: "id", columns: ["number"] },
  app_user: { key: "id", columns: ["first_name", "last_name", "email", "active"] },
};

function refresh(key: string): string {
  return `
    create function search_add_${key}(company text, keys text[]) returns void language plpgsql as $body$
    begin
      insert into search_word (company_id, kind, word, uses)
      select company, kind, word, count(*)
      from search_source source, unnest(search_words(concat_ws(' ', title, detail, around))) word
      where source.company_id = company and source.${key} = any(keys)
      group by kind, word order by kind, word
      on conflict (company_id, kind, word) do update set uses = search_word.uses + excluded.uses;
      insert into search_entry
      with source as materialized (
        select *, search_words(concat_ws(' ', title, detail)) as own, search_words(concat_ws(' ', title, detail, around)) as words
        from search_source where company_id = company and ${key} = any(keys)
      )
      select company_id, kind, id, project_id, folder_id, installation_id, title, detail, archived, created_at,
        array(select word.id from search_word word
          where word.company_id = company and word.kind = source.kind and word.word = any(source.own)),
        array(select word.id from search_word word
          where word.company_id = company and word.kind = source.kind and word.word = any(source.words))
      from source;
    end $body$;
    create function search_remove_${key}(company text, keys text[]) returns void language plpgsql as $body$
    declare freed bigint[];
    begin
      -- Somebody else's refresh of these entries ends first, so that the next statement sees what it made.
      perform from search_entry where company_id = company and ${key} = any(keys) order by kind, id for update;
      with gone as (delete from search_entry where company_id = company and ${key} = any(keys) returning words),
      counted as (select word, count(*) as uses from gone, unnest(words) word group by word),
      locked as (select word.id, counted.uses from search_word word join counted on counted.word = word.id order by kind, word.word for update of word),
      changed as (
        update search_word word set uses = word.uses - locked.uses from locked where word.id = locked.id returning word.id, word.uses
      )
      select array_agg(id) into freed from changed where uses = 0;
      delete from search_word where id = any(freed);
    end $body$;`;
}

/** Triggers that refresh the search entries of inserted, changed and deleted rows. */
export function triggers(table: string, key: string, columns: string[]): string {
  const differs = columns.map((column) => `after.${column} is distinct from before.${column}`).join(" or ");
  return `
    create function search_${table}() returns trigger language plpgsql as $body$
    declare company text; keys text[];
    begin
      if tg_op = 'INSERT' then
        for company, keys in select company_id, array_agg(id) from after group by company_id loop
          perform search_add_${key}(company, keys);
        end loop;
      elsif tg_op = 'DELETE' then
        for company, keys in select company_id, array_agg(id) from before group by company_id loop
          perform search_remove_${key}(company, keys);
        end loop;
      else
        for company, keys in
          select company_id, array_agg(id) from after join before using (company_id, id) where ${differs} group by company_id
        loop
          perform search_remove_${key}(company, keys);
          perform search_add_${key}(company, keys);
        end loop;
      end if;
      return null;
    end $body$;
    create trigger search_insert after insert on ${table} referencing new table as after
      for each statement execute function search_${table}();
    create trigger search_update after update on ${table} referencing old table as before new table as after
      for each statement execute function search_${table}();
    create trigger search_delete after delete on ${table} referencing old table as before
      for each statement execute function search_${table}();`;
}
