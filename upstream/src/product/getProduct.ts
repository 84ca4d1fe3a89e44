import type { Selectable } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { Tables } from "../database/tables.ts";
import { notFound } from "../errors.ts";
import type { Handler } from "../http/operation.ts";
import { knownLanguage, type Language } from "../i18n/language.ts";
import { resistanceLimits, wattsPerMetre } from "./catalogue/nominalValues.ts";
import { productTitle } from "./catalogue/productTitle.ts";

export const getProduct: Handler<"getProduct"> = async ({ db, params, query }) => {
  const product = await db.selectFrom("product").selectAll().where("id", "=", params.productId).executeTakeFirst();
  if (!product) throw notFound();
  return { status: 200, body: toProduct(product, knownLanguage(query.language)) };
};

export function toProduct(
  product: Selectable<Tables["product"]>,
  language: Language,
): components["schemas"]["Product"] {
  const limits = limitsOf(product);
  return {
    id: product.id,
    productId: product.id,
    title: productTitle(product, language),
    articleNumber: product.article_number,
    snro: product.snro,
    elNumber: product.el_number,
    gtin: product.gtin,
    recipe: product.recipe,
    power: product.power ?? wattsPerMetre(product),
    length: product.length,
    nominalResistance: product.resistance,
    resistancePerMetre: product.resistance_per_metre,
    minResistance: limits?.minimum ?? null,
    maxResistance: limits?.maximum ?? null,
  };
}

/** A metre needs more decimals than a whole cable, because its limits are multiplied by the length. */
function limitsOf({ recipe, resistance, resistance_per_metre: perMetre }: Selectable<Tables["product"]>) {
  if (recipe === null) return resistance === null ? null : resistanceLimits(resistance, 1);
  return recipe === "SERIES_RESISTIVE_FLEXIBLE_LENGTH" && perMetre ? resistanceLimits(perMetre, 6) : null;
}
