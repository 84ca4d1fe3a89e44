import en from "./en.json" with { type: "json" };
import { fallbackLanguage, type Language } from "./languages.ts";
import sv from "./sv.json" with { type: "json" };

export type MessageId = keyof typeof sv;
export type Catalogue = Record<MessageId, string>;

/** The catalogues there are; a language without one falls back to Swedish. */
const catalogues: Partial<Record<Language, Catalogue>> = { sv, en };

export const availableLanguages = Object.keys(catalogues) as Language[];

export function catalogue(language: Language): Catalogue {
  return catalogues[language] ?? catalogues[fallbackLanguage] ?? sv;
}
