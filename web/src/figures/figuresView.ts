import { calendarDays, calendarPeriods, readDay } from "../forms/periods.ts";
import { localDay } from "../i18n/localDay.ts";
import { type Days, monthDays } from "../i18n/parsePeriod.ts";

/** The period of the figures, stored in the address. */
export type FiguresView = {
  period: FiguresPeriod;
  /** First and last day if the period is `dates`; otherwise empty. */
  from: string;
  to: string;
};

export const figuresPeriods = ["lastTwelveMonths", ...calendarPeriods, "dates"] as const;
export type FiguresPeriod = (typeof figuresPeriods)[number];

/** Ignores unknown values. */
export function readFiguresView(search: URLSearchParams): FiguresView {
  return {
    period: figuresPeriods.find((period) => period === search.get("period")) ?? "thisYear",
    from: readDay(search.get("from"), "from", localToday()),
    to: readDay(search.get("to"), "to", localToday()),
  };
}

const localToday = () => localDay(new Date().toISOString());

/** Leaves out defaults. */
export function figuresSearch({ period, from, to }: FiguresView): URLSearchParams {
  const search = new URLSearchParams();
  if (period !== "thisYear") search.set("period", period);
  if (period === "dates" && from !== "") search.set("from", from);
  if (period === "dates" && to !== "") search.set("to", to);
  return search;
}

/** The variables of the query. Without a comparison, the days before repeat those of the period, and no earlier figures are requested. */
export function figuresDaysOfAddress(url: string, today?: string) {
  const days = figuresDays(readFiguresView(new URL(url).searchParams), today);
  const before = daysBefore(days);
  const { from, to } = before ?? days;
  return { ...days, beforeFrom: from, beforeTo: to, compares: before !== null };
}

const earliest = "1900-01-01";
const latest = "9999-12-31";

/** The period's first and last day; a missing day means no bound. */
export function figuresDays({ period, from, to }: FiguresView, today = localToday()) {
  if (period === "dates") return { from: from || earliest, to: to || latest };
  if (period !== "lastTwelveMonths") return calendarDays(period, today);
  const [year, month] = today.split("-").map(Number) as [number, number];
  return monthDays(year, month - 12, 12);
}

/** The period as text, such as `2026-01-01–2026-06-30`; a missing bound is empty. */
export function periodName(view: FiguresView): string {
  const { from, to } = figuresDays(view);
  return `${from === earliest ? "" : from}–${to === latest ? "" : to}`;
}

/** The days before the period: as many months if it has whole months, else as many days. Null for an open period. */
export function daysBefore({ from, to }: Days): Days | null {
  if (from === earliest || to === latest || from > to) return null;
  const [year, month, day] = partsOf(from);
  const [endYear, endMonth] = partsOf(to);
  const months = (endYear - year) * 12 + endMonth - month + 1;
  if (day === 1 && to === monthDays(endYear, endMonth - 1, 1).to) return monthDays(year, month - 1 - months, months);
  const length = Date.parse(to) - Date.parse(from) + dayMs;
  const shifted = (iso: string) => new Date(Date.parse(iso) - length).toISOString().slice(0, 10);
  return { from: shifted(from), to: shifted(to) };
}

const dayMs = 86_400_000;

const partsOf = (day: string) => day.split("-").map(Number) as [number, number, number];

const maxMonths = 36;

/** The months (YYYY-MM) of the period. An open or very long period has only those between the given ones. */
export function chartMonths({ from, to }: Days, given: readonly string[]): string[] {
  const months = monthsBetween([from.slice(0, 7), to.slice(0, 7)]);
  const isWhole = months.every((month, index) => index === 0 || month === nextMonth(months[index - 1] ?? ""));
  return isWhole ? months : monthsBetween(given);
}

/** The months (YYYY-MM) from the first to the last given month. If these would be too many, only the given months. */
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
