import { type Days, monthDays, parsePeriod } from "../i18n/parsePeriod.ts";

export const calendarPeriods = [
  "thisMonth",
  "lastMonth",
  "thisQuarter",
  "lastQuarter",
  "thisHalfYear",
  "lastHalfYear",
  "thisYear",
  "lastYear",
] as const;
type CalendarPeriod = (typeof calendarPeriods)[number];

const monthsOf: Record<CalendarPeriod, number> = {
  thisMonth: 1,
  lastMonth: 1,
  thisQuarter: 3,
  lastQuarter: 3,
  thisHalfYear: 6,
  lastHalfYear: 6,
  thisYear: 12,
  lastYear: 12,
};

export function calendarDays(period: CalendarPeriod, today: string): Days {
  const [year, month] = today.split("-").map(Number) as [number, number];
  const months = monthsOf[period];
  const first = Math.floor((month - 1) / months) * months;
  return monthDays(year, period.startsWith("last") ? first - months : first, months);
}

export const isCalendarPeriod = (period: string | null): period is CalendarPeriod =>
  calendarPeriods.some((each) => each === period);

/** Parses a day from the address for a day field; empty if it is invalid. */
export function readDay(written: string | null, bound: "from" | "to", today: string): string {
  return (written !== null && parsePeriod(written, today)?.[bound]) || "";
}
