import type { Selectable } from "kysely";
import { foldWords } from "../../database/foldWords.ts";
import type { Tables } from "../../database/tables.ts";
import type { Language } from "../../i18n/language.ts";
import type { CatalogueProduct } from "./catalogue.ts";
import { productTitle } from "./productTitle.ts";
import { productWords } from "./productWords.ts";
import { searchKey } from "./searchKey.ts";

export function catalogueRow(product: CatalogueProduct): Selectable<Tables["product"]> {
  const words = productWords(product).join("\n");
  const title = (language: Language) => foldWords(`${productTitle(product, language)}\n${words}`);
  return {
    id: product.id,
    name: product.name,
    variant: product.variant,
    article_number: product.articleNumber,
    snro: product.snro,
    el_number: product.elNumber,
    gtin: product.gtin,
    recipe: product.recipe,
    power: product.power,
    length: product.length,
    resistance: product.resistance,
    resistance_per_metre: product.resistancePerMetre,
    power_per_metre: product.powerPerMetre,
    power_per_square_metre: product.powerPerSquareMetre,
    width: product.width,
    search_key: [product.articleNumber, product.snro, product.elNumber].map(searchKey).join(" "),
    search_title: {
      sv: title("sv"),
      en: title("en"),
      fi: title("fi"),
      da: title("da"),
      no: title("no"),
      de: title("de"),
    },
  };
}
