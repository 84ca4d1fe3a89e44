import { sql } from "kysely";
import type { components } from "../__generated__/contract.ts";

export type Language = components["schemas"]["Language"];

const languages: readonly Language[] = ["sv", "en", "fi", "da", "no", "de"];

type Titled = {
  title: string;
};

/** Sorts titles as people of that language expect them: numbers by value (4 before 12), å after z in Swedish. */
export function byTitle(language: Language): (one: Titled, other: Titled) => number {
  const { compare } = new Intl.Collator(language === "no" ? "nb" : language, { numeric: true });
  return (one, other) => compare(one.title, other.title);
}

/** The language to answer in: the wished one when we have it, else Swedish; English where none was wished. */
export function knownLanguage(wish = "en"): Language {
  const [primary] = wish.toLowerCase().split("-");
  return languages.find((language) => language === primary) ?? "sv";
}

/** The collation that orders names in the wished language, for `order by`. */
export const alphabetOf = (wish?: string) => sql.id(`alphabet_${knownLanguage(wish)}`);
