import { useCallback, useMemo } from "react";
import { photoFault } from "../upload/fileFault.ts";
import { forgetFile, storeFile } from "../upload/pendingUploads.ts";
import { type FileToSend, useUploads } from "../upload/uploadsContext.ts";
import type { TrayRoom } from "./loadTrayRooms.ts";
import { createNameMatcher, type NameMatch } from "./matchName.ts";
import type { Place } from "./trayPlaces.ts";

// The service accepts at most this many files in a step entry.
const maxFiles = 50;

type Match = NameMatch<TrayRoom>;

/** The reason why a photo has no place: its file, its name, or its planned step entry. */
export type Problem =
  | { kind: "fault"; code: NonNullable<ReturnType<typeof photoFault>> }
  | Exclude<Match, { kind: "matched" }>
  | { kind: "full"; place: Place }
  | { kind: "gone" };

export type PlacedPhoto = FileToSend & { place: Place; match: Extract<Match, { kind: "matched" }> | null };
export type LoosePhoto = FileToSend & { problem: Problem | null };

export function useTrayPhotos(
  trayId: string,
  rooms: readonly TrayRoom[],
  places: ReadonlyMap<string, Place>,
  isComplete: boolean,
) {
  const { uploads, hold, cancel, listOf } = useUploads();
  const toMatch = useMemo(
    () => createNameMatcher(rooms, (entryId) => listOf(entryId).current.attachments.length > 0),
    [rooms, listOf],
  );
  const { placed, loose } = useMemo(() => {
    const placed: PlacedPhoto[] = [];
    const loose: LoosePhoto[] = [];
    const free = new Map<string, number>();
    for (const photo of uploads.filter(({ entryId }) => entryId === trayId).sort(byName)) {
      const { file, plannedEntryId } = photo;
      const code = photoFault(file);
      // Names are matched only once all rooms are loaded, because a further room may have the same name.
      const match = plannedEntryId === undefined && isComplete && !code ? toMatch(file.name) : null;
      const matched = match?.kind === "matched" ? match : null;
      const entryId = plannedEntryId ?? matched?.entryId;
      const place = entryId ? places.get(entryId) : undefined;
      const stored = entryId ? listOf(entryId).current.attachments.length : 0;
      const onTheWay = uploads.filter((upload) => upload.entryId === entryId).length;
      const left = entryId ? (free.get(entryId) ?? maxFiles - stored - onTheWay) : 0;
      if (code) loose.push({ ...photo, problem: { kind: "fault", code } });
      else if (place && left > 0) placed.push({ ...photo, place, match: matched });
      else if (place) loose.push({ ...photo, problem: { kind: "full", place } });
      else if (match && !matched) loose.push({ ...photo, problem: match as Exclude<Match, { kind: "matched" }> });
      else loose.push({ ...photo, problem: plannedEntryId && isComplete ? { kind: "gone" } : null });
      if (entryId) free.set(entryId, left - 1);
    }
    return { placed, loose };
  }, [uploads, trayId, toMatch, places, isComplete, listOf]);
  const plan = useCallback(
    (ids: readonly string[], plannedEntryId: string | null) => {
      const changed = uploads
        .filter(({ id }) => ids.includes(id))
        .map(({ id, entryId, file, keepsPlace, origin, subject, path }) => {
          return { id, entryId, file, keepsPlace, origin, subject, path, plannedEntryId };
        });
      for (const photo of changed) {
        cancel(photo.id);
        void storeFile(photo);
      }
      hold(changed);
    },
    [uploads, cancel, hold],
  );
  const remove = useCallback(
    (id: string) => {
      cancel(id);
      forgetFile(id);
    },
    [cancel],
  );
  return { placed, loose, plan, remove };
}

const byName = ({ file: one }: FileToSend, { file: other }: FileToSend) =>
  one.name.localeCompare(other.name, undefined, { numeric: true });
