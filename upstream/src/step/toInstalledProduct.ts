import type { components } from "../__generated__/contract.ts";
import type { Language } from "../i18n/language.ts";
import { lengthOf, powerOf } from "../product/nominalValues.ts";
import { productTitle } from "../product/productTitle.ts";
import type { InstalledProductRow } from "./loadRecords.ts";

/** A product in an installation as the contract shows it. `id` is the product's place there, not the catalogue's. */
export function toInstalledProduct(
  installed: InstalledProductRow,
  language: Language,
): components["schemas"]["InstalledProduct"] {
  const { product } = installed;
  const power = powerOf(installed);
  return {
    id: installed.measurementId,
    measurementId: installed.measurementId,
    productId: product.id,
    title: productTitle(product, language),
    articleNumber: product.article_number,
    snro: product.snro,
    elNumber: product.el_number,
    recipe: product.recipe,
    cableMarking: installed.cableMarking,
    cableLength: installed.cableLength,
    voltage: installed.voltage,
    isolation: installed.isolation,
    power: power === null ? null : Math.round(power * 10) / 10,
    length: lengthOf(installed),
  };
}
