import { fetchQuery, graphql } from "react-relay/hooks";
import type { Disposable, Environment } from "relay-runtime";
import { fetchFolderRooms, type RoomOf } from "../relay/folderRooms.ts";
import type { fetchRoomsChangedQuery } from "./__generated__/fetchRoomsChangedQuery.graphql.ts";
import type { fetchRoomsQuery } from "./__generated__/fetchRoomsQuery.graphql.ts";

export type FetchedRoom = RoomOf<fetchRoomsQuery>;

const query = graphql`
  query fetchRoomsQuery($projectId: String!, $folderId: String!, $first: Int!, $after: String) {
    folder(projectId: $projectId, folderId: $folderId) {
      installations(first: $first, after: $after) {
        edges {
          node {
            installationId
            ...gridRooms_room
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

/** Loads a folder's rooms page by page. `hold` receives the disposable that retains each page in the store. */
export const fetchRooms = (
  environment: Environment,
  folder: { projectId: string; folderId: string },
  hold: (page: Disposable) => void,
) => fetchFolderRooms<fetchRoomsQuery>(environment, query, folder, hold);

const changedQuery = graphql`
  query fetchRoomsChangedQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on Installation {
        installationId
        ...gridRooms_room @alias
      }
    }
  }
`;

/** Loads rooms of the grid anew. Unsaved values stay; a failed request leaves the rooms as they are. */
export function renewRooms(environment: Environment, ids: readonly string[]): void {
  if (ids.length === 0) return;
  fetchQuery<fetchRoomsChangedQuery>(environment, changedQuery, { ids: [...ids] }).subscribe({
    error: () => undefined,
  });
}
