import type { PreloadedQuery } from "react-relay/hooks";
import { createOperationDescriptor, type IEnvironment } from "relay-runtime";
import query, { type ProjectListPageQuery } from "./__generated__/ProjectListPageQuery.graphql.ts";
import type { ProjectListView, projectPageVariables } from "./projectListView.ts";

export type Variables = ReturnType<typeof projectPageVariables>;
type Company = NonNullable<NonNullable<ProjectListPageQuery["response"]["viewer"]>["company"]>;
export type ProjectPage = NonNullable<Company["projectPages"]["page"]>;
export type ProjectRow = ProjectPage["nodes"][number];

/** The pages of one view that have been fetched. */
export type Shown = {
  readonly view: ProjectListView;
  readonly variables: Variables;
  readonly count: number;
  readonly hasWrongCount: boolean;
  readonly pages: ReadonlyMap<number, readonly ProjectRow[]>;
  readonly fetchTime: Date | null;
  /** The change of the list that they know of. */
  readonly change: number;
  /** They are known to be of before a change. */
  readonly isOutdated: boolean;
  /** How often this view or the ones before were fetched anew. */
  readonly renewals: number;
  /** Another object after each time that the first page was fetched. */
  readonly generation: object;
};

export const keyOf = (variables: Variables) => JSON.stringify(variables);

type Started = {
  reference: PreloadedQuery<ProjectListPageQuery>;
  firstPage: ProjectPage;
  view: ProjectListView;
  change: number;
};

/** The first page as the route started it. One that was in the store already is fetched anew. */
export function startedPages(environment: IEnvironment, { reference, firstPage, view, change }: Started): Shown {
  const variables = reference.variables as Variables;
  const isNew = Boolean(reference.source);
  const known = environment.check(createOperationDescriptor(query, variables));
  const fetchTime = known.status === "available" && known.fetchTime ? new Date(known.fetchTime) : null;
  return {
    view,
    variables,
    count: firstPage.totalCount,
    hasWrongCount: firstPage.hasWrongCount,
    renewals: 0,
    pages: new Map([[0, firstPage.nodes]]),
    fetchTime,
    change: isNew ? change : -1,
    isOutdated: !isNew && known.status !== "available",
    generation: {},
  };
}
