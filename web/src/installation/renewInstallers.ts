import { graphql } from "react-relay/hooks";
import type { IEnvironment } from "relay-runtime";
import { renewQuery } from "../relay/readQuery.ts";
import type { renewInstallersQuery } from "./__generated__/renewInstallersQuery.graphql.ts";

const query = graphql`
  query renewInstallersQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on Installation {
        id
        version
        installer {
          id
          firstName
          lastName
        }
      }
    }
  }
`;

/** The gateway's limit of ids per query. */
const maxNodes = 100;

/** Reloads the installers of these rooms. After a failure, old installers stay until the page is reloaded. */
export async function renewInstallers(
  environment: IEnvironment,
  rooms: readonly { readonly id: string }[],
): Promise<void> {
  for (let from = 0; from < rooms.length; from += maxNodes) {
    const ids = rooms.slice(from, from + maxNodes).map(({ id }) => id);
    await renewQuery<renewInstallersQuery>(environment, query, { ids });
  }
}
