import { graphql } from "react-relay/hooks";
import type { Disposable, Environment } from "relay-runtime";
import { fetchFolderRooms, type RoomOf } from "../relay/folderRooms.ts";
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
