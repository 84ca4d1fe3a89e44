import { useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import type { Disposable, GraphQLTaggedNode } from "relay-runtime";
import { type FolderQuery, fetchFolderRooms, type RoomOf } from "./folderRooms.ts";

type FoundRoom<T extends FolderQuery> = { folderId: string; ref: RoomOf<T> };

/** Loads rooms page by page, and no further folder after `maxRooms` rooms. `readIds`: completely loaded folders. */
export function useFolderRooms<T extends FolderQuery>(
  query: GraphQLTaggedNode,
  projectId: string,
  folderIds: readonly string[],
  maxRooms = Number.POSITIVE_INFINITY,
) {
  const environment = useRelayEnvironment();
  // The list of folders does not change, so that a folder finished meanwhile still shows its results.
  const [ids] = useState(folderIds);
  const [found, setFound] = useState<readonly FoundRoom<T>[]>([]);
  const [readIds, setReadIds] = useState<ReadonlySet<string>>(new Set());
  const [isLoading, setLoading] = useState(true);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    const held: Disposable[] = [];
    let isLeft = false;
    let count = 0;
    async function readFolder(folderId: string) {
      const hold = (page: Disposable) => held.push(page);
      const folder = { projectId, folderId } as Omit<T["variables"], "first" | "after">;
      for await (const rooms of fetchFolderRooms<T>(environment, query, folder, hold)) {
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
  }, [environment, query, projectId, ids, maxRooms]);
  if (failure) throw failure;
  return { found, readIds, isLoading };
}
