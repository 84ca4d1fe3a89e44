import { useMemo } from "react";
import { useIntl } from "react-intl";
import type { MutationResult } from "../relay/mutationResult.ts";
import { useFinishableRooms } from "./useFinishableRooms.ts";
import { type FolderOfRooms, type UnfinishedRoom, useRoomsBelow } from "./useRoomsBelow.ts";
import { useUnsentEntryIds } from "./useUnsentEntryIds.ts";

type Options = {
  projectId: string;
  projectRef: Parameters<typeof useRoomsBelow>[0];
  /** Null for the whole project. */
  folderId: string | null;
  /** The result of each room's last try, by id. */
  outcomes: ReadonlyMap<string, MutationResult>;
};

const isFinished = ({ status }: { readonly status: string }) => status === "COMPLETED";

/** The unfinished rooms below a folder: the ready ones, the others, and folders that are not loaded. */
export function useRoomsToFinish({ projectId, projectRef, folderId, outcomes }: Options) {
  const { locale } = useIntl();
  const folders = useRoomsBelow(projectRef, folderId);
  const readyIds = folders.filter(({ ready }) => ready.length > 0).map((folder) => folder.folderId);
  const { rooms, readIds, isLoading } = useFinishableRooms(projectId, readyIds);
  const unsentEntryIds = useUnsentEntryIds(rooms.flatMap(({ entryIds }) => entryIds));
  const collator = useMemo(() => new Intl.Collator(locale, { numeric: true }), [locale]);

  const isListed = (room: (typeof rooms)[number]) =>
    outcomes.has(room.id) || (room.viewerCanFinish && !isFinished(room));
  const toFinish = rooms
    .filter(isListed)
    .sort((a, b) => collator.compare(a.title, b.title))
    .map((room) => ({
      ...room,
      // A room can be finished although the answer was lost, so the reloaded folder decides.
      outcome: isFinished(room) ? ({ kind: "done" } as const) : outcomes.get(room.id),
      isUnsent: room.entryIds.some((id) => unsentEntryIds.has(id)),
    }));
  const settledIds = new Set(
    rooms.filter((room) => isListed(room) || isFinished(room)).map(({ installationId }) => installationId),
  );
  // A room can be ready in the list and no longer ready when it is loaded. Such a room is blocked.
  const blocked = ({ folderId: id, ready, notReady }: FolderOfRooms) =>
    [...notReady, ...(readIds.has(id) ? ready : [])].filter(({ installationId }) => !settledIds.has(installationId));
  const loaded = new Map(rooms.map((room) => [room.installationId, room]));
  const withValues = (room: UnfinishedRoom) => ({ ...room, values: loaded.get(room.installationId) ?? null });
  const places = new Map(folders.map((folder) => [folder.folderId, folder.place]));
  return {
    isLoading,
    finishable: [...new Set(rooms.map((room) => room.folderId))].map((id) => ({
      folderId: id,
      place: places.get(id) ?? "",
      rooms: toFinish.filter((room) => room.folderId === id),
    })),
    unfinished: folders.map((folder) => ({ ...folder, rooms: blocked(folder).map(withValues) })),
    /** Folders that are not loaded, because `maxRooms` was reached. */
    elsewhere: isLoading ? [] : folders.filter(({ folderId: id, ready }) => ready.length > 0 && !readIds.has(id)),
  };
}
