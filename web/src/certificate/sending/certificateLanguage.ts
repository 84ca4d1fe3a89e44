import { useEffect, useState } from "react";
import { type Catalogue, catalogue } from "../../i18n/catalogues.ts";
import type { Language } from "../../i18n/languages.ts";

const languages: Record<string, Language> = { SE: "sv", NO: "no", FI: "fi", DK: "da", DE: "de" };

/** The language that a company's certificates are written in, by its country, whatever language the reader has chosen. */
export function certificateLanguage(country: string | undefined): Language {
  return languages[country ?? ""] ?? "en";
}

/** The texts of a language, which need not be the one on the screen; null until they have come, or when they do not come. */
export function useCatalogue(language: Language): Catalogue | null {
  const [texts, setTexts] = useState<Catalogue | null>(null);
  useEffect(() => {
    let isLeft = false;
    catalogue(language).then(
      (found) => isLeft || setTexts(found),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [language]);
  return texts;
}
