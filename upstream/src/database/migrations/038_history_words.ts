import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The texts of history entries in lower case, so that a search does not parse each entry's JSON. */
export const historyWords: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create function history_texts(changes jsonb) returns text language sql immutable parallel safe as $body$
        select lower(normalize(string_agg(value #>> '{}', E'\n'), NFC) collate "und-x-icu")
        from jsonb_path_query(changes, '$[*].keyvalue() ? (@.key == "from" || @.key == "to").value ? (@.type() == "string")') value
      $body$;
      alter table history add column folded_texts text generated always as (history_texts(changes)) stored;
      alter table history_value
        add column folded_value text not null generated always as (lower(normalize(value, NFC) collate "und-x-icu")) stored;
    `.execute(db);
  },
};
