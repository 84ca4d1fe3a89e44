import type { Language } from "./languages.ts";

/** Each language has its own name for itself, which its speakers look for. */
export const languageNames: Record<Language, string> = {
  sv: "Svenska",
  en: "English",
  fi: "Suomi",
  da: "Dansk",
  no: "Norsk",
  de: "Deutsch",
};
