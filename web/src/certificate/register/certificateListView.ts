import { calendarDays, calendarPeriods, isCalendarPeriod, readDay } from "../../forms/periods.ts";
import { localDay } from "../../i18n/localDay.ts";
import type { SortDirection } from "../../ui/SortableHeader.tsx";
import type { CertificateListPageQuery } from "./__generated__/CertificateListPageQuery.graphql.ts";

/** Search, filters and order of the register, stored in the address. */
export type CertificateListView = {
  query: string;
  /** An empty list shows all states. */
  states: readonly CertificateState[];
  statuses: readonly CertificateStatus[];
  period: CertificatePeriod | null;
  /** `from` and `to` are the days of the period `dates`. They are empty for other periods. */
  from: string;
  to: string;
  /** True if the list has only warranties that end within twelve months. */
  isEnding: boolean;
  column: CertificateColumn;
  direction: SortDirection;
};

export const certificateStates = ["QUEUED", "SENT", "FAILED", "NOT_SENT"] as const;
export type CertificateState = (typeof certificateStates)[number];

export const certificateStatuses = ["ISSUED", "REPLACED", "WITHDRAWN"] as const;
export type CertificateStatus = (typeof certificateStatuses)[number];

export const certificatePeriods = [...calendarPeriods, "dates"] as const;
export type CertificatePeriod = (typeof certificatePeriods)[number];

const orderFields = {
  activationDate: "ACTIVATION_DATE",
  validUntil: "VALID_UNTIL",
  number: "NUMBER",
  customer: "CUSTOMER",
} as const;
export type CertificateColumn = keyof typeof orderFields;
const columns = Object.keys(orderFields) as CertificateColumn[];

export function readCertificateListView(search: URLSearchParams): CertificateListView {
  return {
    query: search.get("q") ?? "",
    states: certificateStates.filter((state) => search.getAll("state").includes(state)),
    statuses: certificateStatuses.filter((status) => search.getAll("status").includes(status)),
    period: certificatePeriods.find((period) => period === search.get("period")) ?? null,
    from: readDay(search.get("from"), "from", localToday()),
    to: readDay(search.get("to"), "to", localToday()),
    isEnding: search.has("ending"),
    column: columns.find((column) => column === search.get("sort")) ?? "activationDate",
    direction: search.get("order") === "ascending" ? "ascending" : "descending",
  };
}

const localToday = () => localDay(new Date().toISOString());

export function certificateListSearch(view: CertificateListView): URLSearchParams {
  const search = new URLSearchParams();
  if (view.query !== "") search.set("q", view.query);
  for (const state of view.states) search.append("state", state);
  for (const status of view.statuses) search.append("status", status);
  if (view.period) search.set("period", view.period);
  if (view.period === "dates" && view.from !== "") search.set("from", view.from);
  if (view.period === "dates" && view.to !== "") search.set("to", view.to);
  if (view.isEnding) search.set("ending", "");
  if (view.column !== "activationDate") search.set("sort", view.column);
  if (view.direction !== "descending") search.set("order", view.direction);
  return search;
}

/** The first press on a header sorts days latest first, names and numbers ascending. */
export function sortedBy(view: CertificateListView, column: CertificateColumn): CertificateListView {
  const isByDay = column === "activationDate" || column === "validUntil";
  const first: SortDirection = isByDay ? "descending" : "ascending";
  const other = first === "ascending" ? "descending" : "ascending";
  return { ...view, column, direction: view.column === column && view.direction === first ? other : first };
}

export function certificateVariables(view: CertificateListView, today = localToday()) {
  const [from, to] = periodDays(view, today);
  return {
    query: view.query.trim().slice(0, maxQueryCharacters) || null,
    from,
    to,
    endsFrom: view.isEnding ? today : null,
    endsTo: view.isEnding ? sameDayIn(Number(today.slice(0, 4)) + 1, today) : null,
    states: view.states,
    statuses: view.statuses,
    orderBy: { field: orderFields[view.column], direction: view.direction === "ascending" ? "ASC" : "DESC" },
  } satisfies CertificateListPageQuery["variables"];
}

const maxQueryCharacters = 200;

function periodDays({ period, from, to }: CertificateListView, today: string): [string | null, string | null] {
  if (period === "dates") return [from || null, to || null];
  if (!isCalendarPeriod(period)) return [null, null];
  const days = calendarDays(period, today);
  return [days.from, days.to];
}

/** February 29 becomes February 28 in other years. */
function sameDayIn(year: number, day: string): string {
  const [, month, date] = day.split("-").map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1, Math.min(date, last))).toISOString().slice(0, 10);
}
