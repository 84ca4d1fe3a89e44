import type { StatusName } from "../ui/Status.tsx";
import type { ProjectFilter, ProjectListColumn, ProjectListView } from "./projectListView.ts";

export type ListedProject = {
  readonly name: string;
  readonly customer: string;
  readonly startDate: string;
  readonly endDate: string | null | undefined;
  readonly installationCount: number;
  readonly status: string;
  readonly overdueDays: number;
  /** Null if the service does not count undelivered certificates. */
  readonly undeliveredCertificateCount: number | null | undefined;
};

/** The state that the list shows for a project: "overdue" after the end date, whatever the project's status. */
export function projectState(project: Pick<ListedProject, "status" | "overdueDays">): StatusName {
  if (project.overdueDays > 0) return "overdue";
  if (project.status === "COMPLETED") return "completed";
  return project.status === "SIGNABLE" ? "signable" : "in-progress";
}

export function matchesFilter(project: ListedProject, filter: ProjectFilter | null): boolean {
  if (filter === null) return true;
  return filter === "undelivered" ? isUndelivered(project) : projectState(project) === filter;
}

/** Counts by state. All numbers except `all` count just the projects that match the search. */
export type ProjectCounts = {
  readonly all: number;
  readonly listed: number;
  readonly inProgress: number;
  readonly signable: number;
  readonly overdue: number;
  readonly completed: number;
  readonly undelivered: number;
};

/** True if a certificate's mail did not reach the customer. */
export function isUndelivered({
  undeliveredCertificateCount: count,
}: Pick<ListedProject, "undeliveredCertificateCount">) {
  return Boolean(count);
}

/** Counts a fully loaded list; `listed` are the projects that match the search. */
export function countProjects(all: readonly ListedProject[], listed: readonly ListedProject[]): ProjectCounts {
  const of = (filter: ProjectFilter) => listed.filter((project) => matchesFilter(project, filter)).length;
  return {
    all: all.length,
    listed: listed.length,
    inProgress: of("in-progress"),
    signable: of("signable"),
    overdue: of("overdue"),
    completed: of("completed"),
    undelivered: of("undelivered"),
  };
}

/** Searches by name. Case and Unicode composition are ignored, and `ß` equals `ss`. */
export function projectsNamed<P extends ListedProject>(projects: readonly P[], query: string, locale: string): P[] {
  const fold = (text: string) => text.normalize("NFC").toLocaleLowerCase(locale).replaceAll("ß", "ss");
  const words = fold(query.trim());
  return projects.filter(({ name }) => fold(name).includes(words));
}

/** Sorts by the reader's alphabet, and equal values by name. Projects without end date come last in both directions. */
export function sortedProjects<P extends ListedProject>(
  projects: readonly P[],
  { column, direction }: Pick<ProjectListView, "column" | "direction">,
  locale: string,
): P[] {
  const words = new Intl.Collator(locale, { numeric: true });
  const order = orders(words)[column];
  const sign = direction === "ascending" ? 1 : -1;
  return projects.toSorted((a, b) => {
    if (column === "endDate" && !a.endDate !== !b.endDate) return a.endDate ? -1 : 1;
    return sign * order(a, b) || words.compare(a.name, b.name);
  });
}

type Order = (a: ListedProject, b: ListedProject) => number;

const orders = (words: Intl.Collator): Record<ProjectListColumn, Order> => ({
  name: (a, b) => words.compare(a.name, b.name),
  customer: (a, b) => words.compare(a.customer, b.customer),
  installations: (a, b) => a.installationCount - b.installationCount,
  startDate: (a, b) => words.compare(a.startDate, b.startDate),
  endDate: (a, b) => words.compare(a.endDate ?? "", b.endDate ?? ""),
});
