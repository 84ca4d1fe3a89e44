import type { Language } from "./languages.ts";

/** Each language's name is written in that language, so that its speakers recognize it. */
export const languageNames: Record<Language, string> = {
  sv: "Svenska",
  en: "English",
  fi: "Suomi",
  da: "Dansk",
  no: "Norsk",
  de: "Deutsch",
};
