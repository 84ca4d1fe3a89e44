import { isDay } from "../../i18n/isDay.ts";

type ValidFromFault = "format" | "tooEarly" | "tooLate";

/** The last day that a warranty may start on: one year after `today`. Days are written `2026-01-31`. */
export function lastValidFrom(today: string): string {
  return `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
}

/** Validates the first day of the warranty, between the project's start and one year ahead; null when it is right. */
export function validFromFault(day: string, startDate: string, today: string): ValidFromFault | null {
  if (!isDay(day)) return "format";
  if (day < startDate) return "tooEarly";
  return day > lastValidFrom(today) ? "tooLate" : null;
}
