import { useMemo } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useFolderRooms } from "../relay/useFolderRooms.ts";
import type { useFinishableRooms_installation$key } from "./__generated__/useFinishableRooms_installation.graphql.ts";
import type { useFinishableRoomsQuery } from "./__generated__/useFinishableRoomsQuery.graphql.ts";

// When this number of rooms is reached, no further folder is loaded.
const maxRooms = 300;

/** The rooms of these folders. `readIds` are the folders that are loaded completely. */
export function useFinishableRooms(projectId: string, folderIds: readonly string[]) {
  const { found, ...loading } = useFolderRooms<useFinishableRoomsQuery>(query, projectId, folderIds, maxRooms);
  const refs = useMemo(() => found.map(({ ref }) => ref), [found]);
  const rooms = useFragment<useFinishableRooms_installation$key>(fragment, refs).map((room, index) => ({
    ...room,
    folderId: found[index]?.folderId ?? "",
    entryIds: room.steps.flatMap(({ entries }) => entries.map(({ id }) => id)),
  }));
  return { rooms, ...loading };
}

const fragment = graphql`
  fragment useFinishableRooms_installation on Installation @relay(plural: true) {
    id
    installationId
    title
    status
    viewerCanFinish
    steps {
      entries {
        id
      }
    }
    ...RoomNote_installation
    ...useMatrixRoom_installation
  }
`;

const query = graphql`
  query useFinishableRoomsQuery($projectId: String!, $folderId: String!, $first: Int!, $after: String) {
    folder(projectId: $projectId, folderId: $folderId) {
      installations(first: $first, after: $after) {
        edges {
          node {
            ...useFinishableRooms_installation
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
