import { commitLocalUpdate, graphql } from "react-relay/hooks";
import type { IEnvironment } from "relay-runtime";
import { renewPages } from "../relay/projectLists.ts";
import { renewQuery } from "../relay/readQuery.ts";
import type { renewProjectListsQuery } from "./__generated__/renewProjectListsQuery.graphql.ts";

/** Reloads the menu's counts and the shown list after many changes. Other lists reload when opened. */
export async function renewProjectLists(environment: IEnvironment): Promise<void> {
  commitLocalUpdate(environment, (store) => {
    store.invalidateStore();
    renewPages(store, ["ongoing", "archived"]);
  });
  const query = graphql`
    query renewProjectListsQuery {
      viewer {
        company {
          ongoing: allProjects(archived: false) {
            totalCount
          }
          archived: allProjects(archived: true) {
            totalCount
          }
        }
      }
    }
  `;
  await renewQuery<renewProjectListsQuery>(environment, query, {});
}
