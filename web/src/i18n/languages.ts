/** The top bar shows these codes. */
export const languages = { sv: "SE", en: "EN", fi: "FI", da: "DK", no: "NO", de: "DE" } as const;

export type Language = keyof typeof languages;

export const languageList = Object.keys(languages) as Language[];

export const fallbackLanguage: Language = "sv";

export function isLanguage(value: string | undefined): value is Language {
  return value !== undefined && Object.hasOwn(languages, value);
}
