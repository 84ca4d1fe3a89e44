import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** All companies share the catalogue. Names and variants are stored per language. */
export const product: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table product (
        id text collate "C" primary key,
        name jsonb not null,
        variant jsonb not null,
        article_number text not null,
        snro text,
        el_number text,
        recipe text check (recipe in (
          'SERIES_RESISTIVE_FOIL_FLEXIBLE_LENGTH', 'SERIES_RESISTIVE_FLEXIBLE_LENGTH',
          'SELF_REGULATING_FLEXIBLE_LENGTH', 'PARALLEL_RESISTIVE_FLEXIBLE_LENGTH')),
        power double precision,
        length double precision,
        resistance double precision,
        resistance_per_metre double precision,
        power_per_metre double precision,
        power_per_square_metre double precision,
        width double precision,
        search_key text not null
      );
    `.execute(db);
  },
};
