import type { Selectable } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { Tables } from "../database/tables.ts";
import type { Language } from "../i18n/language.ts";
import { wattsPerMetre } from "./nominalValues.ts";
import { productTitle } from "./productTitle.ts";

/** A catalogue row as the contract shows it. */
export function toProduct(
  product: Selectable<Tables["product"]>,
  language: Language,
): components["schemas"]["Product"] {
  return {
    id: product.id,
    productId: product.id,
    title: productTitle(product, language),
    articleNumber: product.article_number,
    snro: product.snro,
    elNumber: product.el_number,
    recipe: product.recipe,
    power: product.power ?? wattsPerMetre(product),
    length: product.length,
    nominalResistance: product.resistance,
    resistancePerMetre: product.resistance_per_metre,
  };
}
