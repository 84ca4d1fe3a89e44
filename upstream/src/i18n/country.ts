import type { components } from "../__generated__/contract.ts";
import type { Language } from "./language.ts";

export type Country = components["schemas"]["Country"];

const languages: Record<Country, Language> = { SE: "sv", NO: "no", FI: "fi", DK: "da", DE: "de", OTHER: "en" };
export const zones: Record<Country, string> = {
  SE: "Europe/Stockholm",
  NO: "Europe/Oslo",
  FI: "Europe/Helsinki",
  DK: "Europe/Copenhagen",
  DE: "Europe/Berlin",
  OTHER: "UTC",
};

export const countries = Object.keys(languages) as Country[];

export function companyLanguage(country: Country): Language {
  return languages[country];
}

/** Creating a formatter takes 30 times as long as formatting a day. */
const dayFormats = new Map<Country, Intl.DateTimeFormat>();

export function dayInCountry(country: Country, instant: Date): string {
  const known = dayFormats.get(country);
  const format = known ?? new Intl.DateTimeFormat("sv-SE", { timeZone: zones[country], dateStyle: "short" });
  if (!known) dayFormats.set(country, format);
  return format.format(instant);
}

/** The day in the language's country, for rows that store a language but no country. */
export function dayInLanguage(language: Language, instant: Date): string {
  const country = countries.find((each) => languages[each] === language);
  return dayInCountry(country ?? "OTHER", instant);
}
