import type { Country } from "../__generated__/resolvers.ts";

const zones: Record<Country, string> = {
  SE: "Europe/Stockholm",
  FI: "Europe/Helsinki",
  NO: "Europe/Oslo",
  DK: "Europe/Copenhagen",
  DE: "Europe/Berlin",
  OTHER: "UTC",
};
const dayMilliseconds = 24 * 3600 * 1000;

/** The calendar day that it is in the country. */
export function todayIn(country: Country, now = new Date()): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: zones[country], dateStyle: "short" }).format(now);
}

/** Days since the end day passed; 0 on the end day itself and before. */
export function overdueDays(endDay: string, today: string): number {
  return Math.max(0, Math.round((Date.parse(today) - Date.parse(endDay)) / dayMilliseconds));
}
