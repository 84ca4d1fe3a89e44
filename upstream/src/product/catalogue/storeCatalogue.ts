import type { Kysely } from "kysely";
import type { Tables } from "../../database/tables.ts";
import { productCatalogue } from "./catalogue.ts";
import { catalogueRow } from "./catalogueRow.ts";

/** Products that left the catalogue stay, because installations reference them. */
export async function storeCatalogue(db: Kysely<Tables>): Promise<void> {
  await db
    .insertInto("product")
    .values(
      productCatalogue.map(catalogueRow).map((row) => ({
        ...row,
        name: JSON.stringify(row.name),
        variant: JSON.stringify(row.variant),
        search_title: JSON.stringify(row.search_title),
      })),
    )
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet((eb) => ({
        name: eb.ref("excluded.name"),
        variant: eb.ref("excluded.variant"),
        article_number: eb.ref("excluded.article_number"),
        snro: eb.ref("excluded.snro"),
        el_number: eb.ref("excluded.el_number"),
        gtin: eb.ref("excluded.gtin"),
        recipe: eb.ref("excluded.recipe"),
        power: eb.ref("excluded.power"),
        length: eb.ref("excluded.length"),
        resistance: eb.ref("excluded.resistance"),
        resistance_per_metre: eb.ref("excluded.resistance_per_metre"),
        power_per_metre: eb.ref("excluded.power_per_metre"),
        power_per_square_metre: eb.ref("excluded.power_per_square_metre"),
        width: eb.ref("excluded.width"),
        search_key: eb.ref("excluded.search_key"),
        search_title: eb.ref("excluded.search_title"),
      })),
    )
    .execute();
}
