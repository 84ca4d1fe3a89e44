import type { Language } from "../__generated__/schema.ts";

const locales: Record<Language, string> = { sv: "sv", en: "en", fi: "fi", da: "da", no: "nb", de: "de" };

export const languages = Object.keys(locales) as Language[];

/** Sorts å after z in Swedish, and numbers by value. */
export function collatorOf(language: Language): Intl.Collator {
  return new Intl.Collator(locales[language], { numeric: true });
}

export function sortByTitle<T extends { title: string }>(rows: readonly T[], language: Language): T[] {
  const { compare } = collatorOf(language);
  return rows.toSorted((a, b) => compare(a.title, b.title));
}
