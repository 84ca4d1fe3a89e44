import type { OrderDirection, ProjectOrderField } from "../__generated__/resolvers.ts";
import type { RestProject } from "../rest/types.ts";

/** By what the gateway orders itself; `STORED` is the order of the service. */
export type OwnOrderField = Exclude<ProjectOrderField, "STORED">;

export type Order = { field: OwnOrderField; direction: OrderDirection };
type Compare = (a: RestProject, b: RestProject) => number;

/** Compares projects by one column, equal ones by name. Projects without an end come last in either direction. */
export function projectOrder({ field, direction }: Order, { compare }: Intl.Collator): Compare {
  const columns: Record<OwnOrderField, Compare> = {
    NAME: (a, b) => compare(a.name, b.name),
    CUSTOMER: (a, b) => compare(a.customer, b.customer),
    INSTALLATION_COUNT: (a, b) => a.installationCount - b.installationCount,
    START_DATE: (a, b) => Date.parse(a.startDate) - Date.parse(b.startDate),
    END_DATE: (a, b) => Date.parse(a.endDate ?? "") - Date.parse(b.endDate ?? "") || 0,
  };
  const sign = direction === "DESC" ? -1 : 1;
  const column = columns[field];
  const lacks = field === "END_DATE" ? (project: RestProject) => Number(project.endDate === null) : () => 0;
  return (a, b) => lacks(a) - lacks(b) || sign * column(a, b) || compare(a.name, b.name) || (a.id < b.id ? -1 : 1);
}
