import { sql } from "kysely";
import type { components } from "../__generated__/contract.ts";

export type Language = components["schemas"]["Language"];

const languages: readonly Language[] = ["sv", "en", "fi", "da", "no", "de"];

type Titled = {
  title: string;
};

/** Sorts titles in the language's order, and numbers by value (4 before 12). */
export function byTitle(language: Language): (one: Titled, other: Titled) => number {
  const { compare } = new Intl.Collator(language === "no" ? "nb" : language, { numeric: true });
  return (one, other) => compare(one.title, other.title);
}

/** The language for a wish such as "de-AT", or Swedish if the service lacks it. Without a wish, English. */
export function knownLanguage(wish = "en"): Language {
  const [primary] = wish.toLowerCase().split("-");
  return languages.find((language) => language === primary) ?? "sv";
}

export const alphabetOf = (wish?: string) => sql.id(`alphabet_${knownLanguage(wish)}`);
