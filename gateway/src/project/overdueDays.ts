import type { Country } from "../__generated__/resolvers.ts";

const zones: Record<Country, string> = {
  SE: "Europe/Stockholm",
  FI: "Europe/Helsinki",
  NO: "Europe/Oslo",
  DK: "Europe/Copenhagen",
  DE: "Europe/Berlin",
  OTHER: "UTC",
};
const dayMs = 24 * 3600 * 1000;

// Formats are slow to create, and every row of a list asks for the day.
const formats = new Map<Country, Intl.DateTimeFormat>();

export function todayIn(country: Country, now = new Date()): string {
  const format =
    formats.get(country) ?? new Intl.DateTimeFormat("sv-SE", { timeZone: zones[country], dateStyle: "short" });
  formats.set(country, format);
  return format.format(now);
}

export function overdueDays(endDay: string, today: string): number {
  return Math.max(0, Math.round((Date.parse(today) - Date.parse(endDay)) / dayMs));
}
