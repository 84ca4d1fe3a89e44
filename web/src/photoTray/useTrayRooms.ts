import { useEffect, useMemo, useState } from "react";
import { useIntl } from "react-intl";
import { useRelayEnvironment } from "react-relay/hooks";
import { toList } from "../attachment/useRecordAttachments.ts";
import { onChangedElsewhere } from "../relay/changedElsewhere.ts";
import { limitConcurrency } from "../relay/limitConcurrency.ts";
import { isUnderWay, useUploads } from "../upload/uploadsContext.ts";
import { type LoadedRoom, loadTrayFolders, loadTrayRooms, type TrayRoom } from "./loadTrayRooms.ts";

type Loaded = { rooms: readonly LoadedRoom[]; total: number | null; isComplete: boolean; error: unknown };

const maxFoldersAtOnce = 2;
const nothing: Loaded = { rooms: [], total: null, isComplete: false, error: null };

/** The rooms of a folder or project, loaded folder by folder; `total` is null until it is known. */
export function useTrayRooms(projectId: string, folderId: string | null) {
  const environment = useRelayEnvironment();
  const { locale } = useIntl();
  const { listOf, uploads } = useUploads();
  const [loaded, setLoaded] = useState(nothing);
  // During a renewal the rooms stay visible. A failed renewal leaves them unchanged.
  const [run, setRun] = useState({ isRenewal: false });
  const [isChanged, setChanged] = useState(false);
  // A step's list must not be read while a photo is being added to it.
  const isSending = uploads.some((upload) => upload.installationId !== undefined && isUnderWay(upload));
  useEffect(() => onChangedElsewhere((installations) => setChanged((is) => is || installations.length > 0)), []);
  useEffect(() => {
    if (!isChanged || isSending) return;
    setChanged(false);
    setRun({ isRenewal: loaded.isComplete });
  }, [isChanged, isSending, loaded.isComplete]);
  useEffect(() => {
    let isLeft = false;
    const { isRenewal } = run;
    const { compare } = new Intl.Collator(locale, { numeric: true });
    const change = (make: (now: Loaded) => Loaded) => isLeft || setLoaded(make);
    const load = async () => {
      const folders = await loadTrayFolders(environment, projectId, folderId);
      const total = folders.reduce((sum, { count }) => sum + count, 0);
      if (!isRenewal) change(() => ({ ...nothing, total }));
      const inTurn = limitConcurrency(maxFoldersAtOnce);
      const found: (readonly LoadedRoom[])[] = [];
      const loadFolder = async (folder: (typeof folders)[number], at: number) => {
        const rooms: LoadedRoom[] = [];
        for await (const page of loadTrayRooms(environment, projectId, folder)) rooms.push(...page);
        if (isLeft) return;
        for (const entry of rooms.flatMap(({ steps }) => steps.flatMap(({ entries }) => entries)))
          listOf(entry.id).current = toList(entry);
        found[at] = rooms.sort((a, b) => compare(a.title, b.title));
        if (!isRenewal) change((now) => ({ ...now, rooms: found.flat() }));
      };
      await Promise.all(folders.map((folder, at) => inTurn(async () => isLeft || loadFolder(folder, at))));
      change(() => ({ rooms: found.flat(), total, isComplete: true, error: null }));
    };
    load().catch((error: unknown) => isRenewal || change((now) => ({ ...now, error })));
    return () => {
      isLeft = true;
    };
  }, [environment, projectId, folderId, locale, listOf, run]);
  const retry = () => {
    setLoaded(nothing);
    setRun({ isRenewal: false });
  };
  const rooms = useMemo(() => labelled(loaded.rooms), [loaded.rooms]);
  return { ...loaded, rooms, retry };
}

function labelled(rooms: readonly LoadedRoom[]): TrayRoom[] {
  const counts = new Map<string, number>();
  for (const { title } of rooms) counts.set(title, (counts.get(title) ?? 0) + 1);
  return rooms.map((room) => {
    const { title, folderName } = room;
    return { ...room, label: counts.get(title) === 1 ? title : `${folderName} / ${title}` };
  });
}
