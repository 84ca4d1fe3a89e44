import { useEffect, useMemo, useState } from "react";
import { useIntl } from "react-intl";
import { useRelayEnvironment } from "react-relay/hooks";
import { toList } from "../attachment/useRecordAttachments.ts";
import { limitConcurrency } from "../relay/limitConcurrency.ts";
import { useUploads } from "../upload/uploadsContext.ts";
import { type LoadedRoom, loadTrayFolders, loadTrayRooms, type TrayRoom } from "./loadTrayRooms.ts";

type Loaded = { rooms: readonly LoadedRoom[]; total: number | null; isComplete: boolean; error: unknown };

const maxFoldersAtOnce = 2;
const nothing: Loaded = { rooms: [], total: null, isComplete: false, error: null };

/** The rooms of a folder or project, loaded folder by folder; `total` is null until it is known. */
export function useTrayRooms(projectId: string, folderId: string | null) {
  const environment = useRelayEnvironment();
  const { locale } = useIntl();
  const { listOf } = useUploads();
  const [loaded, setLoaded] = useState(nothing);
  const [tries, setTries] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: Another try is the same again.
  useEffect(() => {
    let isLeft = false;
    const { compare } = new Intl.Collator(locale, { numeric: true });
    const change = (make: (now: Loaded) => Loaded) => isLeft || setLoaded(make);
    const load = async () => {
      const folders = await loadTrayFolders(environment, projectId, folderId);
      const total = folders.reduce((sum, { count }) => sum + count, 0);
      change(() => ({ ...nothing, total }));
      const run = limitConcurrency(maxFoldersAtOnce);
      const found: (readonly LoadedRoom[])[] = [];
      const loadFolder = async (folder: (typeof folders)[number], at: number) => {
        const rooms: LoadedRoom[] = [];
        for await (const page of loadTrayRooms(environment, projectId, folder)) rooms.push(...page);
        for (const entry of rooms.flatMap(({ steps }) => steps.flatMap(({ entries }) => entries)))
          listOf(entry.id).current = toList(entry);
        found[at] = rooms.sort((a, b) => compare(a.title, b.title));
        change((now) => ({ ...now, rooms: found.flat() }));
      };
      await Promise.all(folders.map((folder, at) => run(async () => isLeft || loadFolder(folder, at))));
      change((now) => ({ ...now, isComplete: true }));
    };
    load().catch((error: unknown) => change((now) => ({ ...now, error })));
    return () => {
      isLeft = true;
    };
  }, [environment, projectId, folderId, locale, listOf, tries]);
  const retry = () => {
    setLoaded(nothing);
    setTries((count) => count + 1);
  };
  const rooms = useMemo(() => labelled(loaded.rooms), [loaded.rooms]);
  return { ...loaded, rooms, retry };
}

/** Rooms with the same name, such as "Bathroom", are labelled with their folder. */
function labelled(rooms: readonly LoadedRoom[]): TrayRoom[] {
  const counts = new Map<string, number>();
  for (const { title } of rooms) counts.set(title, (counts.get(title) ?? 0) + 1);
  return rooms.map((room) => {
    const { title, folderTitle } = room;
    return { ...room, label: counts.get(title) === 1 ? title : `${folderTitle}, ${title}` };
  });
}
