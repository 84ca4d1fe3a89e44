import type { components } from "./__generated__/contract.ts";

export type Language = components["schemas"]["Language"];

const languages: readonly Language[] = ["sv", "en", "fi", "da", "no", "de"];

/** The language to answer in: the wished one when we have it, else Swedish; English where none was wished. */
export function knownLanguage(wish = "en"): Language {
  const [primary] = wish.toLowerCase().split("-");
  return languages.find((language) => language === primary) ?? "sv";
}
