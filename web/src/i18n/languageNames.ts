import type { Language } from "./languages.ts";

/** Each language by its own name, which is how its speakers look for it. */
export const languageNames: Record<Language, string> = {
  sv: "Svenska",
  en: "English",
  fi: "Suomi",
  da: "Dansk",
  no: "Norsk",
  de: "Deutsch",
};
