import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { useRelayEnvironment } from "react-relay/hooks";
import { toList } from "../attachment/useRecordAttachments.ts";
import { useUploads } from "../upload/uploadsContext.ts";
import { loadTrayFolders, loadTrayRooms, type TrayRoom } from "./loadTrayRooms.ts";

type Loaded = { rooms: readonly TrayRoom[]; total: number | null; isComplete: boolean; error: unknown };

const nothing: Loaded = { rooms: [], total: null, isComplete: false, error: null };

/** The rooms of a folder and those below it, or of the whole project, read folder by folder; `total` is null until it is known. */
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
      for (const folder of folders) {
        const rooms: TrayRoom[] = [];
        for await (const page of loadTrayRooms(environment, projectId, folder)) rooms.push(...page);
        if (isLeft) return;
        for (const entry of rooms.flatMap(({ steps }) => steps.flatMap(({ entries }) => entries)))
          listOf(entry.id).current = toList(entry);
        rooms.sort((a, b) => compare(a.title, b.title));
        change((now) => ({ ...now, rooms: [...now.rooms, ...rooms] }));
      }
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
  return { ...loaded, retry };
}
