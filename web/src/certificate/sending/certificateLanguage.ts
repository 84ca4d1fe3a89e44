import { useEffect, useState } from "react";
import { type Catalogue, catalogue } from "../../i18n/catalogues.ts";
import type { Language } from "../../i18n/languages.ts";

const languages: Record<string, Language> = { SE: "sv", NO: "no", FI: "fi", DK: "da", DE: "de" };

/** The language of a company's certificates, by its country; the reader's language does not matter. */
export function certificateLanguage(country: string | undefined): Language {
  return languages[country ?? ""] ?? "en";
}

/** The texts of a language other than the shown one; null until they are loaded, and after a failure. */
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
