import { calendarDays, calendarPeriods, readDay } from "../forms/periods.ts";
import { localDay } from "../i18n/localDay.ts";
import { type Days, monthDays } from "../i18n/parsePeriod.ts";

export type FiguresView = {
  period: FiguresPeriod;
  /** `from` and `to` are the days of the period `dates`. They are empty for other periods. */
  from: string;
  to: string;
};

export const figuresPeriods = ["lastTwelveMonths", ...calendarPeriods, "dates"] as const;
export type FiguresPeriod = (typeof figuresPeriods)[number];

export function readFiguresView(search: URLSearchParams): FiguresView {
  return {
    period: figuresPeriods.find((period) => period === search.get("period")) ?? "thisYear",
    from: readDay(search.get("from"), "from", localToday()),
    to: readDay(search.get("to"), "to", localToday()),
  };
}

const localToday = () => localDay(new Date().toISOString());

export function figuresSearch({ period, from, to }: FiguresView): URLSearchParams {
  const search = new URLSearchParams();
  if (period !== "thisYear") search.set("period", period);
  if (period === "dates" && from !== "") search.set("from", from);
  if (period === "dates" && to !== "") search.set("to", to);
  return search;
}

/** The variables of the query. Without comparison, the query still requires `beforeFrom` and `beforeTo`. */
export function figuresDaysOfAddress(url: string, today?: string) {
  const view = readFiguresView(new URL(url).searchParams);
  const days = figuresDays(view, today);
  const before = daysBefore(view, today);
  const { from, to } = before ?? days;
  return { ...days, beforeFrom: from, beforeTo: to, compares: before !== null };
}

const earliest = "1900-01-01";
const latest = "9999-12-31";

/** The period's first and last day; a missing day means no bound. */
function wholeDays({ period, from, to }: FiguresView, today: string): Days {
  if (period === "dates") return { from: from || earliest, to: to || latest };
  if (period !== "lastTwelveMonths") return calendarDays(period, today);
  const [year, month] = partsOf(today);
  return monthDays(year, month - 12, 12);
}

/** True if the period lasts beyond today. The period `dates` never counts as running. */
export const isRunning = (view: FiguresView, today = localToday()) =>
  view.period !== "dates" && wholeDays(view, today).to > today;

/** A running period ends today, so that it is compared with the same days of the period before. */
export function figuresDays(view: FiguresView, today = localToday()): Days {
  const whole = wholeDays(view, today);
  return isRunning(view, today) ? { from: whole.from, to: today } : whole;
}

/** The period as text, such as `2026-01-01–2026-06-30`; a missing bound is empty. */
export function periodName(view: FiguresView): string {
  const { from, to } = figuresDays(view);
  return `${from === earliest ? "" : from}–${to === latest ? "" : to}`;
}

/** The period before, of as many months or days. A running period's ends on the same day of the month. Null if open. */
export function daysBefore(view: FiguresView, today = localToday()): Days | null {
  const { from, to } = wholeDays(view, today);
  if (from === earliest || to === latest || from > to) return null;
  const [year, month, day] = partsOf(from);
  const [endYear, endMonth] = partsOf(to);
  const months = (endYear - year) * 12 + endMonth - month + 1;
  if (day === 1 && to === monthDays(endYear, endMonth - 1, 1).to) {
    const before = monthDays(year, month - 1 - months, months);
    return isRunning(view, today) ? { from: before.from, to: sameDay(today, months) } : before;
  }
  const length = Date.parse(to) - Date.parse(from) + dayMs;
  const shifted = (iso: string) => new Date(Date.parse(iso) - length).toISOString().slice(0, 10);
  return { from: shifted(from), to: shifted(to) };
}

/** The same day `months` months earlier, or the last day of that month if the month is too short. */
function sameDay(today: string, months: number): string {
  const [year, month] = partsOf(today);
  const { from, to } = monthDays(year, month - 1 - months, 1);
  const day = `${from.slice(0, 8)}${today.slice(8)}`;
  return day < to ? day : to;
}

const dayMs = 86_400_000;

const partsOf = (day: string) => day.split("-").map(Number) as [number, number, number];

const maxMonths = 36;

/** The months (YYYY-MM) of the period. A very long or unbounded period gets those between the given months. */
export function chartMonths({ from, to }: Days, given: readonly string[]): string[] {
  const months = monthsBetween([from.slice(0, 7), to.slice(0, 7)]);
  const isWhole = months.every((month, index) => index === 0 || month === nextMonth(months[index - 1] ?? ""));
  return isWhole ? months : monthsBetween(given);
}

/** The months (YYYY-MM) from the first to the last given month. If there are too many, the given months alone. */
export function monthsBetween(given: readonly string[]): string[] {
  const [first = "", last = first] = [given[0], given.at(-1)];
  const months: string[] = [];
  for (let month = first; month !== "" && month <= last && months.length <= maxMonths; month = nextMonth(month))
    months.push(month);
  return months.length > maxMonths ? [...given] : months;
}

function nextMonth(month: string): string {
  const [year, number] = month.split("-").map(Number) as [number, number];
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}
