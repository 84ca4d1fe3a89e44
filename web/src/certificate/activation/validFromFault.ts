import { isDay } from "../../i18n/isDay.ts";

type ValidFromFault = "format" | "tooEarly" | "tooLate";

/** The last day on which a warranty may start: one year after `today`. Days look like `2026-01-31`. */
export function lastValidFrom(today: string): string {
  return `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
}

export function validFromFault(day: string, startDate: string, today: string): ValidFromFault | null {
  if (!isDay(day)) return "format";
  if (day < startDate) return "tooEarly";
  return day > lastValidFrom(today) ? "tooLate" : null;
}
