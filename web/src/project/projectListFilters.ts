import { isDay } from "../i18n/isDay.ts";

/** Conditions besides name and state; an empty text has no effect. Days are those of a project's end. */
export type ProjectFilters = {
  readonly customer: string;
  readonly installerId: string;
  readonly city: string;
  readonly endsFrom: string;
  readonly endsTo: string;
};

export const noFilters: ProjectFilters = { customer: "", installerId: "", city: "", endsFrom: "", endsTo: "" };

const parameters = { customer: "customer", installerId: "installer", city: "city", endsFrom: "from", endsTo: "to" };
const names = Object.keys(noFilters) as (keyof ProjectFilters)[];

export const hasFilters = (filters: ProjectFilters) => names.some((name) => filters[name] !== "");

export function readProjectFilters(search: URLSearchParams): ProjectFilters {
  const day = (name: string) => (isDay(search.get(name) ?? "") ? (search.get(name) ?? "") : "");
  return {
    customer: search.get("customer") ?? "",
    installerId: search.get("installer") ?? "",
    city: search.get("city") ?? "",
    endsFrom: day("from"),
    endsTo: day("to"),
  };
}

export function writeProjectFilters(search: URLSearchParams, filters: ProjectFilters): void {
  for (const name of names) if (filters[name] !== "") search.set(parameters[name], filters[name]);
}

const maxCharacters = 100;

/** The query's `filter` argument. Null if no filter is set, because some services cannot filter. */
export function filterOf({ customer, installerId, city, endsFrom, endsTo }: ProjectFilters) {
  const filter = {
    customer: customer.trim().slice(0, maxCharacters) || null,
    installerId: installerId || null,
    city: city.trim().slice(0, maxCharacters) || null,
    endsFrom: endsFrom || null,
    endsTo: endsTo || null,
  };
  return Object.values(filter).some((value) => value !== null) ? filter : null;
}
