import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { searchSource, triggers } from "./023_search.ts";

export const projectColumns = ["name", "customer", "customer_email", "postal_code", "city", "archived", "external_id"];

/** Projects are also found by their external id, which an office uses as its own number. */
export const searchExternalId: Migration = {
  async up(db: Kysely<unknown>) {
    // All texts of the view have the same collation.
    await sql.raw(searchSource('external_id collate "default"')).execute(db);
    await sql`drop function search_project cascade`.execute(db);
    await sql.raw(triggers("project", "project_id", projectColumns)).execute(db);
    await sql`
      do $body$ declare company text; keys text[]; begin
        for company, keys in select company_id, array_agg(id) from project where external_id is not null group by company_id loop
          perform search_remove_project_id(company, keys);
          perform search_add_project_id(company, keys);
        end loop;
      end $body$;`.execute(db);
  },
};
