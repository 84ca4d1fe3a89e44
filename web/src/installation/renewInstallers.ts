import { graphql } from "react-relay/hooks";
import type { IEnvironment } from "relay-runtime";
import { renewQuery } from "../relay/readQuery.ts";
import type { renewInstallersQuery } from "./__generated__/renewInstallersQuery.graphql.ts";

const query = graphql`
  query renewInstallersQuery($ids: [ID!]!, $judgesAnew: Boolean!) {
    nodes(ids: $ids) {
      ... on Installation {
        id
        version
        installer {
          id
          firstName
          lastName
        }
        stepStates @include(if: $judgesAnew) {
          stepLabel
          stepNumber
          state
        }
      }
    }
  }
`;

/** The gateway's limit of ids per query. */
export const maxNodes = 100;

/** Reloads what a batch changed in these rooms. After a failure, the old data are shown until the page is reloaded. */
export async function renewInstallers(
  environment: IEnvironment,
  rooms: readonly { readonly id: string }[],
  /** True if products were exchanged, so that the values are judged by new limits. */
  judgesAnew: boolean,
): Promise<void> {
  for (let from = 0; from < rooms.length; from += maxNodes) {
    const ids = rooms.slice(from, from + maxNodes).map(({ id }) => id);
    await renewQuery<renewInstallersQuery>(environment, query, { ids, judgesAnew });
  }
}
