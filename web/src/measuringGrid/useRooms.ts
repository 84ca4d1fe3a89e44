import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import type { Disposable } from "relay-runtime";
import { onChangedElsewhere } from "../relay/changedElsewhere.ts";
import { limitConcurrency } from "../relay/limitConcurrency.ts";
import { onReconnect } from "../relay/networkState.ts";
import { fetchRooms, renewRooms } from "./fetchRooms.ts";
import { createGridRooms } from "./gridRooms.ts";
import { type ListedRoom, loadRoomList } from "./roomList.ts";

const maxFoldersAtOnce = 2;
// Beyond this number the folders' pages need fewer requests than the rooms one by one.
const maxRenewed = 20;

export type FailedFolder = { folderId: string; place: string; error: unknown };

type State = {
  /** Null while loading. */
  list: readonly ListedRoom[] | null;
  /** The REST ids of rooms with loaded values. */
  fetchedIds: ReadonlySet<string>;
  failed: readonly FailedFolder[];
  pendingIds: ReadonlySet<string>;
  /** Set if the list itself could not be loaded. */
  error: unknown;
};

const nothing: State = { list: null, fetchedIds: new Set(), failed: [], pendingIds: new Set(), error: null };

/** Loads the rooms by folder and page, because a large project exceeds the limit of one operation. */
export function useRooms(projectId: string, folderId: string | null) {
  const environment = useRelayEnvironment();
  const [state, setState] = useState(nothing);
  const values = useMemo(() => createGridRooms(environment), [environment]);
  const run = useRef(new AbortController());
  const held = useRef<Disposable[]>([]);

  const readFolder = useCallback(
    async (folder: Pick<FailedFolder, "folderId" | "place">, { signal }: AbortController) => {
      const change = (next: (now: State) => Partial<State>) => {
        if (!signal.aborted) setState((now) => ({ ...now, ...next(now) }));
      };
      if (signal.aborted) return;
      try {
        const pages = fetchRooms(environment, { projectId, folderId: folder.folderId }, (one) =>
          held.current.push(one),
        );
        for await (const page of pages) {
          if (signal.aborted) return;
          values.add(page);
          change(({ fetchedIds }) => ({
            fetchedIds: new Set([...fetchedIds, ...page.map(({ installationId }) => installationId)]),
          }));
        }
      } catch (error) {
        change(({ failed }) => ({ failed: [...failed, { ...folder, error }] }));
      }
      change(({ pendingIds }) => ({ pendingIds: new Set([...pendingIds].filter((id) => id !== folder.folderId)) }));
    },
    [environment, projectId, values],
  );

  const readFolders = useCallback(
    (folders: readonly Pick<FailedFolder, "folderId" | "place">[]) => {
      const limit = limitConcurrency(maxFoldersAtOnce);
      const { current } = run;
      setState((now) => ({ ...now, failed: [], pendingIds: new Set(folders.map((folder) => folder.folderId)) }));
      for (const { folderId: id, place } of folders) void limit(() => readFolder({ folderId: id, place }, current));
    },
    [readFolder],
  );

  const read = useCallback(() => {
    run.current.abort();
    const current = new AbortController();
    run.current = current;
    loadRoomList(environment, projectId, folderId).then(
      (list) => {
        if (current.signal.aborted) return;
        setState((now) => ({ ...now, list, error: null }));
        readFolders([...new Map(list.map((room) => [room.folderId, room])).values()]);
      },
      (error: unknown) => {
        if (!current.signal.aborted) setState((now) => ({ ...now, error }));
      },
    );
  }, [environment, projectId, folderId, readFolders]);

  const start = useCallback(() => {
    setState(nothing);
    read();
  }, [read]);

  // Rows from the cache are loaded again when the connection returns. They stay visible until the answers arrive.
  useEffect(
    () =>
      onReconnect(({ shownAsOf }) => {
        if (shownAsOf !== null) read();
      }),
    [read],
  );

  useEffect(
    () =>
      onChangedElsewhere((changed) => {
        const ids = changed.flatMap(({ restId, nodeId }) => (values.get(restId) ? [nodeId] : []));
        if (ids.length > maxRenewed) read();
        else renewRooms(environment, ids);
      }),
    [environment, values, read],
  );

  useEffect(() => {
    start();
    return () => {
      run.current.abort();
      values.clear();
      for (const one of held.current.splice(0)) one.dispose();
    };
  }, [start, values]);

  return { ...state, values, restart: start, retry: () => readFolders(state.failed) };
}
