import { loadQuery, type PreloadedQuery } from "react-relay/hooks";
import type { LoaderFunctionArgs } from "react-router";
import { createOperationDescriptor, type IEnvironment, type Snapshot } from "relay-runtime";
import { chosenLanguage } from "../i18n/chosenLanguage.ts";
import { startQuery } from "../relay/startQuery.ts";
import query, { type ProjectListPageQuery } from "./__generated__/ProjectListPageQuery.graphql.ts";
import { projectPageVariables, readProjectListView } from "./projectListView.ts";
import { pageIn } from "./projectPages.ts";

/** Starts the list's first page. A stored page is shown at once, and the list reloads it. */
export function projectListLoader(environment: IEnvironment, archived: boolean) {
  return ({ request }: LoaderFunctionArgs): PreloadedQuery<ProjectListPageQuery> => {
    const view = readProjectListView(new URL(request.url).searchParams);
    const variables = projectPageVariables(view, { archived, language: chosenLanguage() });
    return isPageKnown(environment, variables)
      ? loadQuery<ProjectListPageQuery>(environment, query, variables, { fetchPolicy: "store-only" })
      : startQuery<ProjectListPageQuery>(environment, query, variables);
  };
}

/** Relay's type lacks `fieldErrors`. */
type LookedUp = Snapshot & { readonly fieldErrors?: readonly unknown[] | null };

function isPageKnown(environment: IEnvironment, variables: ProjectListPageQuery["variables"]): boolean {
  const { fragment } = createOperationDescriptor(query, variables);
  const { data, isMissingData, fieldErrors }: LookedUp = environment.lookup(fragment);
  const known = data as ProjectListPageQuery["response"] | null | undefined;
  return !isMissingData && !fieldErrors?.length && Boolean(known && pageIn(known));
}
