import { calendarDays, calendarPeriods, isCalendarPeriod, readDay } from "../forms/periods.ts";
import { localDay } from "../i18n/localDay.ts";
import { type HistoryAction, historyActions } from "./historyActions.ts";

/** Search and filters of a history; the address holds them. */
export type HistoryView = {
  query: string;
  /** Global id of the person who did it. */
  personId: string | null;
  action: HistoryAction | null;
  period: HistoryPeriod | null;
  /** First and last day of the period `dates`; empty for none. */
  from: string;
  to: string;
};

export const historyPeriods = ["today", "lastWeek", "lastThirtyDays", ...calendarPeriods, "dates"] as const;
export type HistoryPeriod = (typeof historyPeriods)[number];

/** Reads the view from an address, and ignores unknown values. */
export function readHistoryView(search: URLSearchParams): HistoryView {
  return {
    query: search.get("q") ?? "",
    personId: search.get("person"),
    action: historyActions.find((action) => action === search.get("kind")) ?? null,
    period: historyPeriods.find((period) => period === search.get("period")) ?? null,
    from: readDay(search.get("from"), "from", localToday()),
    to: readDay(search.get("to"), "to", localToday()),
  };
}

const localToday = () => localDay(new Date().toISOString());

export const nothingSought = readHistoryView(new URLSearchParams());

/** The view as the search part of an address; what is as at first is left out. */
export function historySearch(view: HistoryView): URLSearchParams {
  const search = new URLSearchParams();
  if (view.query !== "") search.set("q", view.query);
  if (view.personId) search.set("person", view.personId);
  if (view.action) search.set("kind", view.action);
  if (view.period) search.set("period", view.period);
  if (view.period === "dates" && view.from !== "") search.set("from", view.from);
  if (view.period === "dates" && view.to !== "") search.set("to", view.to);
  return search;
}

/** The view as the service takes it: days are the reader's own, as those that the entries stand under. */
export function historyFilter(view: HistoryView, today = localToday()) {
  const [from, to] = periodDays(view, today);
  return {
    actorId: view.personId,
    action: view.action,
    since: from && midnightOf(from),
    before: to && midnightOf(daysAfter(to, 1)),
    query: view.query.trim().slice(0, maxQueryCharacters) || null,
    isGrouped: true,
  };
}

export const filterOfAddress = (url: string, today?: string) =>
  historyFilter(readHistoryView(new URL(url).searchParams), today);

const maxQueryCharacters = 200;

function periodDays({ period, from, to }: HistoryView, today: string): [string | null, string | null] {
  if (period === "today") return [today, today];
  if (period === "lastWeek") return [daysAfter(today, -6), today];
  if (period === "lastThirtyDays") return [daysAfter(today, -29), today];
  if (isCalendarPeriod(period)) {
    const days = calendarDays(period, today);
    return [days.from, days.to];
  }
  return period === "dates" ? [from || null, to || null] : [null, null];
}

/** Where the reader is. */
const midnightOf = (day: string) => new Date(`${day}T00:00:00`).toISOString();

/** The day that many days later or earlier; around a clock change a day is not 24 hours long. */
export function daysAfter(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}
