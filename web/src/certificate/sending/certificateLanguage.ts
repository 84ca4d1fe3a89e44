import { useEffect, useState } from "react";
import { type Catalogue, catalogue } from "../../i18n/catalogues.ts";
import type { Language } from "../../i18n/languages.ts";

const languages: Record<string, Language> = { SE: "sv", NO: "no", FI: "fi", DK: "da", DE: "de" };

export function certificateLanguage(country: string | undefined): Language {
  return languages[country ?? ""] ?? "en";
}

/** Loads the texts of another language; null while loading and after a failure. */
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
