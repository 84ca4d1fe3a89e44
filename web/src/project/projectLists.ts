import { fetchQuery } from "react-relay/hooks";
import type { Environment, RecordSourceSelectorProxy } from "relay-runtime";
import type { ProjectListName } from "../navigation/projectListName.ts";
import ProjectListPageQuery, {
  type ProjectListPageQuery as ProjectListPageOperation,
} from "./__generated__/ProjectListPageQuery.graphql.ts";

/**
 * Marks lists of projects as out of date, so that each is fetched when it is opened next. Which projects they hold and how many is the
 * gateway's to say: lists are cut off at a number.
 */
export function invalidateProjectLists(store: RecordSourceSelectorProxy, lists: readonly ProjectListName[]): void {
  const company = store.getRoot().getLinkedRecord("viewer")?.getLinkedRecord("company");
  for (const list of lists)
    company?.getLinkedRecord("allProjects", { archived: list === "archived" })?.invalidateRecord();
}

/** Fetches a list now, for its count in the menu. The screen stays as it is until the answer is here, and when none comes. */
export function fetchProjectList(environment: Environment, list: ProjectListName): void {
  const variables = { archived: list === "archived" };
  fetchQuery<ProjectListPageOperation>(environment, ProjectListPageQuery, variables).subscribe({
    error: () => undefined,
  });
}
