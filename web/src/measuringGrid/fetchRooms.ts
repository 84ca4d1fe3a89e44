import { fetchQuery, graphql } from "react-relay/hooks";
import { createOperationDescriptor, type Disposable, type Environment } from "relay-runtime";
import query, { type fetchRoomsQuery, type fetchRoomsQuery$data } from "./__generated__/fetchRoomsQuery.graphql.ts";

type Page = NonNullable<NonNullable<fetchRoomsQuery$data["folder"]>["installations"]>;

/** An installation whose values are in the store. */
export type FetchedRoom = Page["edges"][number]["node"];

// Each takes two calls of the service, and one operation may take 500.
const pageSize = 50;

graphql`
  query fetchRoomsQuery($projectId: String!, $folderId: String!, $first: Int!, $after: String) {
    folder(projectId: $projectId, folderId: $folderId) {
      installations(first: $first, after: $after) {
        edges {
          node {
            installationId
            ...MeasuringGrid_room
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

/**
 * Fetches a folder's own installations page by page; none when the folder has gone meanwhile. `keep` gets what holds each page in the store.
 *
 * @throws if a page could not be read
 */
export async function* fetchRooms(
  environment: Environment,
  { projectId, folderId }: { projectId: string; folderId: string },
  keep: (held: Disposable) => void,
): AsyncGenerator<readonly FetchedRoom[]> {
  let after: string | null | undefined = null;
  do {
    const variables: fetchRoomsQuery["variables"] = { projectId, folderId, first: pageSize, after };
    // Before the answer, which the store could otherwise let go of at once.
    keep(environment.retain(createOperationDescriptor(query, variables)));
    const data: fetchRoomsQuery$data | undefined = await fetchQuery<fetchRoomsQuery>(
      environment,
      query,
      variables,
    ).toPromise();
    if (!data?.folder) return;
    const page: Page | null | undefined = data.folder.installations;
    if (!page) throw new Error("The folder's rooms could not be read");
    yield page.edges.map(({ node }) => node);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after);
}
