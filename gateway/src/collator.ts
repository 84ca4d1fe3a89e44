import type { Language } from "./__generated__/resolvers.ts";

const locales: Record<Language, string> = { sv: "sv", en: "en", fi: "fi", da: "da", no: "nb", de: "de" };

/** How people of that language expect names to be ordered: å after z in Swedish, numbers by value. */
export function collatorOf(language: Language): Intl.Collator {
  return new Intl.Collator(locales[language], { numeric: true });
}
