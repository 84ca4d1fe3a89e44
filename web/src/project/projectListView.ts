import type { Language } from "../i18n/languages.ts";
import type { SortDirection } from "../ui/SortableHeader.tsx";
import type { StatusName } from "../ui/Status.tsx";
import type { ProjectListPageQuery } from "./__generated__/ProjectListPageQuery.graphql.ts";
import { filterOf, type ProjectFilters, readProjectFilters, writeProjectFilters } from "./projectListFilters.ts";

/** Search, filter and order of the list, stored in the address. */
export type ProjectListView = {
  query: string;
  /** A state, or "undelivered" for projects with a failed mail; null for all projects. */
  status: ProjectFilter | null;
  filters: ProjectFilters;
  column: ProjectListColumn;
  direction: SortDirection;
  /** The saved view from which this view began, perhaps another person's; null without one. */
  savedViewId: string | null;
};

export const projectListColumns = ["name", "installations", "startDate", "endDate", "customer"] as const;
export type ProjectListColumn = (typeof projectListColumns)[number];

/** In the order of the filter chips. */
export const projectStates: StatusName[] = ["in-progress", "signable", "overdue", "completed"];

export type ProjectFilter = StatusName | "undelivered";
const projectFilters: ProjectFilter[] = [...projectStates, "undelivered"];

/** Ignores unknown values. */
export function readProjectListView(search: URLSearchParams): ProjectListView {
  return {
    query: search.get("q") ?? "",
    status: projectFilters.find((filter) => filter === search.get("status")) ?? null,
    filters: readProjectFilters(search),
    column: projectListColumns.find((column) => column === search.get("sort")) ?? "name",
    direction: search.get("order") === "descending" ? "descending" : "ascending",
    savedViewId: search.get("view"),
  };
}

/** Leaves out defaults. */
export function projectListSearch(view: ProjectListView): URLSearchParams {
  const { query, status, filters, column, direction, savedViewId } = view;
  const search = new URLSearchParams();
  if (savedViewId) search.set("view", savedViewId);
  if (query !== "") search.set("q", query);
  if (status !== null) search.set("status", status);
  writeProjectFilters(search, filters);
  if (column !== "name") search.set("sort", column);
  if (direction !== "ascending") search.set("order", direction);
  return search;
}

/** Search, filters and order of a saved view, as in the address. */
export const conditionsOf = (view: ProjectListView): string => `${projectListSearch({ ...view, savedViewId: null })}`;

export function sortedBy(view: ProjectListView, column: ProjectListColumn): ProjectListView {
  const turns = view.column === column && view.direction === "ascending";
  return { ...view, column, direction: turns ? "descending" : "ascending" };
}

const orderFields = {
  name: "NAME",
  installations: "INSTALLATION_COUNT",
  startDate: "START_DATE",
  endDate: "END_DATE",
  customer: "CUSTOMER",
} as const;

const filterStates = {
  "in-progress": "IN_PROGRESS",
  signable: "SIGNABLE",
  overdue: "OVERDUE",
  completed: "COMPLETED",
  undelivered: "UNDELIVERED",
} as const;

const maxNameCharacters = 200;

export function projectPageVariables(
  { query, status, filters, column, direction }: ProjectListView,
  { archived, language }: { archived: boolean; language: Language },
) {
  return {
    archived,
    name: query.trim().slice(0, maxNameCharacters) || null,
    state: status && filterStates[status],
    filter: filterOf(filters),
    orderBy: { field: orderFields[column], direction: direction === "ascending" ? "ASC" : "DESC" },
    language,
    offset: 0,
  } satisfies ProjectListPageQuery["variables"];
}
