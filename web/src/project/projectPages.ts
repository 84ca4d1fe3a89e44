import { useState } from "react";
import { loadQuery, type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import { createOperationDescriptor, type IEnvironment } from "relay-runtime";
import { UnansweredField } from "../relay/failures.ts";
import { maxPrintedRows } from "../ui/usePrintedRows.ts";
import query, { type ProjectListPageQuery } from "./__generated__/ProjectListPageQuery.graphql.ts";
import type { projectPageVariables } from "./projectListView.ts";

export type Variables = ReturnType<typeof projectPageVariables>;
export type PageReference = PreloadedQuery<ProjectListPageQuery>;

export const pageRows = 50;
/** A view that is left sooner, while somebody types or scrolls, is not loaded. */
export const pauseMs = 50;

export const keyOf = (variables: Variables) => JSON.stringify(variables);

/** The pages that contain the rows from `first` to `end`, without `end`. */
export const pagesWithin = (first: number, end: number) =>
  Array.from(
    { length: Math.ceil(end / pageRows) - Math.floor(first / pageRows) },
    (_, index) => Math.floor(first / pageRows) + index,
  );

export const countLoaded = (pages: ReadonlySet<number>, count: number) =>
  [...pages].reduce(
    (sum, page) => sum + Math.max(0, Math.min(maxPrintedRows, count, (page + 1) * pageRows) - page * pageRows),
    0,
  );

export const pageVariables = (variables: Variables, page: number) => ({ ...variables, offset: page * pageRows });

type Response = ProjectListPageQuery["response"];

export function pageIn({ viewer }: Response) {
  const page = viewer?.company?.projectPages.page;
  return page?.ok ? (page.value ?? null) : null;
}
export type ProjectPage = NonNullable<ReturnType<typeof pageIn>>;

/** @throws UnansweredField if the answer lacks the page */
export function requirePage({ viewer }: Response): void {
  const page = viewer?.company?.projectPages.page;
  if (page?.ok === false) throw new UnansweredField("ProjectListPageQuery", "projectPages.page", page.errors);
}

export function readPage(environment: IEnvironment, variables: Variables, page: number): Response {
  const { fragment } = createOperationDescriptor(query, pageVariables(variables, page));
  return environment.lookup(fragment).data as Response;
}

/** Loads a page before rendering, because React shows suspended content up to 300 ms late. */
export async function loadPage(environment: IEnvironment, variables: Variables, page: number): Promise<PageReference> {
  const wanted = pageVariables(variables, page);
  const reference = loadQuery<ProjectListPageQuery>(environment, query, wanted, { fetchPolicy: "network-only" });
  try {
    await reference.source?.toPromise();
    requirePage(readPage(environment, variables, page));
    return reference;
  } catch (error) {
    reference.dispose();
    throw error;
  }
}

/** A loaded page; the previous data stays if a reload fails. */
export function useLoadedPage(reference: PageReference): ProjectPage {
  const page = pageIn(usePreloadedQuery<ProjectListPageQuery>(query, reference));
  const [known, setKnown] = useState(page);
  if (page && page !== known) setKnown(page);
  return page ?? known ?? none;
}

const none: ProjectPage = { totalCount: 0, hasWrongCount: false, nodes: [] };
