import type { Selectable } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { Tables } from "../database/tables.ts";
import { notFound } from "../errors.ts";
import type { Handler } from "../http/operation.ts";
import { knownLanguage, type Language } from "../i18n/language.ts";
import { wattsPerMetre } from "./catalogue/nominalValues.ts";
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
  };
}
