import { useEffect, useMemo, useState } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay/hooks";
import type { Disposable } from "relay-runtime";
import { fetchFolderRooms, type RoomOf } from "../relay/folderRooms.ts";
import type { useFinishableRooms_installation$key } from "./__generated__/useFinishableRooms_installation.graphql.ts";
import type { useFinishableRoomsQuery } from "./__generated__/useFinishableRoomsQuery.graphql.ts";

// No further folder is loaded beyond this number of rooms.
const maxRooms = 300;

type FoundRoom = { folderId: string; ref: RoomOf<useFinishableRoomsQuery> };

/** The rooms of these folders, loaded page by page; `readIds` are the folders that are loaded completely. */
export function useFinishableRooms(projectId: string, folderIds: readonly string[]) {
  const environment = useRelayEnvironment();
  // The list of folders does not change, so that a folder finished meanwhile still shows its results.
  const [ids] = useState(folderIds);
  const [found, setFound] = useState<readonly FoundRoom[]>([]);
  const [readIds, setReadIds] = useState<ReadonlySet<string>>(new Set());
  const [isLoading, setLoading] = useState(true);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    const held: Disposable[] = [];
    let isLeft = false;
    let count = 0;
    async function readFolder(folderId: string) {
      const hold = (page: Disposable) => held.push(page);
      for await (const rooms of fetchFolderRooms<useFinishableRoomsQuery>(
        environment,
        query,
        { projectId, folderId },
        hold,
      )) {
        if (isLeft) return;
        count += rooms.length;
        setFound((before) => [...before, ...rooms.map((ref) => ({ folderId, ref }))]);
      }
      if (!isLeft) setReadIds((before) => new Set([...before, folderId]));
    }
    async function readAll() {
      for (const id of ids) if (count < maxRooms && !isLeft) await readFolder(id);
      if (!isLeft) setLoading(false);
    }
    setFound([]);
    readAll().catch((error: unknown) => !isLeft && setFailure(error));
    return () => {
      isLeft = true;
      for (const one of held) one.dispose();
    };
  }, [environment, projectId, ids]);
  const refs = useMemo(() => found.map(({ ref }) => ref), [found]);
  const rooms = useFragment<useFinishableRooms_installation$key>(fragment, refs).map((room, index) => ({
    ...room,
    folderId: found[index]?.folderId ?? "",
    entryIds: room.steps.flatMap(({ entries }) => entries.map(({ id }) => id)),
  }));
  if (failure) throw failure;
  return { rooms, readIds, isLoading };
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
