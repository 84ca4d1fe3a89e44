import { fetchQuery, graphql } from "react-relay/hooks";
import type { Environment } from "relay-runtime";
import type {
  fetchFolderInstallationsQuery,
  fetchFolderInstallationsQuery$data,
} from "./__generated__/fetchFolderInstallationsQuery.graphql.ts";

type Folder = NonNullable<fetchFolderInstallationsQuery$data["folder"]>;

/** An installation with everything that was recorded of it. */
export type ProtocolInstallation = NonNullable<Folder["installations"]>["edges"][number]["node"];

// Each takes two calls of the service, and one operation may take 500.
const pageSize = 50;

const query = graphql`
  query fetchFolderInstallationsQuery($projectId: String!, $folderId: String!, $first: Int!, $after: String) {
    folder(projectId: $projectId, folderId: $folderId) {
      installations(first: $first, after: $after) {
        edges {
          node {
            installationId
              title
              installer {
                firstName
                lastName
              }
              completedAt
              activatedAt
              products {
                measurementId
                title
                number
                cableMarking
                length
                power
                voltage
                isolation
              }
              steps {
                stepLabel
                title
                entries {
                  measurementId
                  recordedAt
                  recordedBy {
                    firstName
                    lastName
                  }
                  measurements {
                    quantity
                    value
                    isOverRange
                    lowerBound
                    isNotMeasured
                    minimum
                    maximum
                    least
                    verdict
                  }
                  isWaterSurrounded
                  attachments {
                    url
                    fileName
                  }
                }
              }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

/** Fetches a folder's own installations page by page; none when the folder has gone meanwhile. */
export async function* fetchFolderInstallations(
  environment: Environment,
  projectId: string,
  folderId: string,
): AsyncGenerator<readonly ProtocolInstallation[]> {
  let after: string | null | undefined = null;
  do {
    const page = await fetchPage(environment, { projectId, folderId, first: pageSize, after });
    if (!page) return;
    yield page.edges.map(({ node }) => node);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after);
}

/** @throws if the folder is there and its installations could not be read. */
async function fetchPage(environment: Environment, variables: fetchFolderInstallationsQuery["variables"]) {
  const options = { fetchPolicy: "network-only" } as const;
  const data = await fetchQuery<fetchFolderInstallationsQuery>(environment, query, variables, options).toPromise();
  const page = data?.folder?.installations;
  if (data?.folder && !page) throw new Error("The folder's installations could not be read");
  return page ?? null;
}
