import { calendarDays, calendarPeriods, readDay } from "../forms/periods.ts";
import { localDay } from "../i18n/localDay.ts";
import { monthDays } from "../i18n/parsePeriod.ts";

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

export const figuresDaysOfAddress = (url: string, today?: string) =>
  figuresDays(readFiguresView(new URL(url).searchParams), today);

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

const maxMonths = 36;

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
