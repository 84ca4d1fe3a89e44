import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { searched } from "./023_search.ts";
import { projectColumns } from "./040_search_external_id.ts";

const tables = { ...searched, project: { key: "project_id", columns: projectColumns } };

/** Words are locked once, in the order of their key. Formerly old words came first, so two objects could deadlock. */
export const searchWordOrder: Migration = {
  async up(db: Kysely<unknown>) {
    const keys = [...new Set(Object.values(tables).map(({ key }) => key))];
    for (const key of keys) await sql.raw(refresh(key)).execute(db);
    for (const [table, { key, columns }] of Object.entries(tables))
      await sql.raw(trigger(table, key, columns)).execute(db);
    const old = keys.flatMap((key) => [`search_add_${key}`, `search_remove_${key}`]);
    await sql.raw(`drop function ${old.join(", ")}`).execute(db);
  },
};

// Words that the entry keeps need no lock: the entry uses the word, so no other transaction can remove it.
function refresh(key: string): string {
  return `
    create function search_refresh_${key}(company text, keys text[]) returns void language plpgsql as $body$
    declare freed bigint[];
    begin
      -- Somebody else's refresh of these entries ends first, so that the next statement sees what it made.
      perform from search_entry where company_id = company and ${key} = any(keys) order by kind, id for update;
      with gone as (delete from search_entry where company_id = company and ${key} = any(keys) returning words),
      freeing as (select id, count(*) as uses from gone, unnest(words) id group by id),
      used as (
        select kind collate "C" as kind, word collate "C" as word, count(*) as uses
        from search_source source, unnest(search_words(concat_ws(' ', title, detail, around))) word
        where source.company_id = company and source.${key} = any(keys)
        group by kind, word
        union all
        select kind, word, -freeing.uses from freeing join search_word using (id)
      ),
      changed as (
        insert into search_word as known (company_id, kind, word, uses)
        select company, kind, word, sum(uses) from used group by kind, word having sum(uses) <> 0 order by kind, word
        on conflict (company_id, kind, word) do update set uses = known.uses + excluded.uses
        returning id, uses
      )
      select array_agg(id) into freed from changed where uses = 0;
      delete from search_word where id = any(freed);
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
    end $body$;`;
}

function trigger(table: string, key: string, columns: string[]): string {
  const differs = columns.map((column) => `after.${column} is distinct from before.${column}`).join(" or ");
  const refreshEach = (rows: string) => `
        for company, keys in select company_id, array_agg(id) from ${rows} group by company_id order by company_id loop
          perform search_refresh_${key}(company, keys);
        end loop;`;
  return `
    create or replace function search_${table}() returns trigger language plpgsql as $body$
    declare company text; keys text[];
    begin
      if tg_op = 'INSERT' then ${refreshEach("after")}
      elsif tg_op = 'DELETE' then ${refreshEach("before")}
      else ${refreshEach(`after join before using (company_id, id) where ${differs}`)}
      end if;
      return null;
    end $body$;`;
}
