import { calendarDays, calendarPeriods, isCalendarPeriod, readDay } from "../forms/periods.ts";
import { localDay } from "../i18n/localDay.ts";
import { addDays } from "../i18n/parsePeriod.ts";
import { type HistoryAction, historyActions } from "./historyActions.ts";

export type HistoryView = {
  query: string;
  /** The global id of the person who acted. */
  personId: string | null;
  action: HistoryAction | null;
  period: HistoryPeriod | null;
  /** `from` and `to` are the days of the period `dates`. They are empty for other periods. */
  from: string;
  to: string;
};

export const historyPeriods = ["today", "lastWeek", "lastThirtyDays", ...calendarPeriods, "dates"] as const;
type HistoryPeriod = (typeof historyPeriods)[number];

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

/** The service's filter. Days begin at midnight in the reader's time zone, as they do in the list. */
export function historyFilter(view: HistoryView, today = localToday()) {
  const [from, to] = periodDays(view, today);
  return {
    actorId: view.personId,
    action: view.action,
    since: from && midnightOf(from),
    before: to && midnightOf(addDays(to, 1)),
    query: view.query.trim().slice(0, maxQueryCharacters) || null,
    isGrouped: true,
  };
}

export const filterOfAddress = (url: string, today?: string) =>
  historyFilter(readHistoryView(new URL(url).searchParams), today);

const maxQueryCharacters = 200;

function periodDays({ period, from, to }: HistoryView, today: string): [string | null, string | null] {
  if (period === "today") return [today, today];
  if (period === "lastWeek") return [addDays(today, -6), today];
  if (period === "lastThirtyDays") return [addDays(today, -29), today];
  if (isCalendarPeriod(period)) {
    const days = calendarDays(period, today);
    return [days.from, days.to];
  }
  return period === "dates" ? [from || null, to || null] : [null, null];
}

/** Midnight in the reader's time zone. */
const midnightOf = (day: string) => new Date(`${day}T00:00:00`).toISOString();
