import type { Language } from "./languages.ts";

/** Each language has its own name, so that its speakers recognize it. */
export const languageNames: Record<Language, string> = {
  sv: "Svenska",
  en: "English",
  fi: "Suomi",
  da: "Dansk",
  no: "Norsk",
  de: "Deutsch",
};
