import type { Selectable } from "kysely";
import type { Tables } from "../../database/tables.ts";
import type { Language } from "../../i18n/language.ts";

export function productTitle(
  product: Pick<Selectable<Tables["product"]>, "name" | "variant">,
  language: Language,
): string {
  return [product.name[language], product.variant[language]].filter(Boolean).join(", ");
}
