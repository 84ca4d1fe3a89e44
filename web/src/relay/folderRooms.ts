import { fetchQuery } from "react-relay/hooks";
import {
  createOperationDescriptor,
  type Disposable,
  type Environment,
  type GraphQLTaggedNode,
  getRequest,
} from "relay-runtime";
import { UnansweredField } from "./unansweredField.ts";

// Each takes two requests to the service, and one operation may take 500.
const pageSize = 50;

/** A query for a page of a folder's own installations. */
type PageQuery = {
  readonly variables: { projectId: string; folderId: string; first: number; after?: string | null };
  readonly response: {
    readonly folder:
      | {
          readonly installations:
            | {
                readonly edges: readonly { readonly node: unknown }[];
                readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null | undefined };
              }
            | null
            | undefined;
        }
      | null
      | undefined;
  };
};

type Connection<Query extends PageQuery> = NonNullable<NonNullable<Query["response"]["folder"]>["installations"]>;
export type RoomOf<Query extends PageQuery> = Connection<Query>["edges"][number]["node"];

/**
 * Fetches a folder's own installations page by page; none when the folder has gone meanwhile. `hold` gets what keeps each page in the
 * store, which a component needs that reads them from there.
 *
 * @throws UnansweredField if the folder is there and a page could not be read
 */
export async function* fetchFolderRooms<Query extends PageQuery>(
  environment: Environment,
  query: GraphQLTaggedNode,
  folder: Omit<Query["variables"], "first" | "after">,
  hold?: (page: Disposable) => void,
): AsyncGenerator<readonly RoomOf<Query>[]> {
  let after: string | null | undefined = null;
  do {
    const variables: Query["variables"] = { ...folder, first: pageSize, after };
    // Before the answer, which the store could otherwise let go of at once.
    hold?.(environment.retain(createOperationDescriptor(getRequest(query), variables)));
    const data: Query["response"] | undefined = await fetchQuery<Query>(environment, query, variables).toPromise();
    if (!data?.folder) return;
    const page: Connection<PageQuery> | null | undefined = data.folder.installations;
    if (!page) throw new UnansweredField("fetchFolderRooms", "installations", []);
    yield page.edges.map(({ node }) => node);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after);
}

/** The folder that meets the test, in an array; empty where none of the tree does. */
export function findFolder<Folder extends { readonly folders?: readonly Folder[] }>(
  folders: readonly Folder[],
  isWanted: (folder: Folder) => boolean,
): readonly Folder[] {
  return folders.flatMap((folder) => (isWanted(folder) ? [folder] : findFolder(folder.folders ?? [], isWanted)));
}
