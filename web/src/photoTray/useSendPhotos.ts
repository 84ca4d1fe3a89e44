import { useCallback, useState } from "react";
import {
  keepAttachments,
  type OnRecorded,
  removeAttachment,
  useChangeAttachments,
} from "../attachment/useAttachmentList.ts";
import { useSendFiles } from "../attachment/useSendFile.ts";
import { currentNetworkState } from "../relay/networkState.ts";
import { forgetFile, storeFile } from "../upload/pendingUploads.ts";
import { isUnderWay, type Upload, useUploads } from "../upload/uploadsContext.ts";
import { recordTogether } from "./recordTogether.ts";
import type { Place } from "./trayPlaces.ts";
import { usePlaceText } from "./usePlaceText.ts";
import type { PlacedPhoto } from "./useTrayPhotos.ts";

/** The running and failed photos of these rooms, and their total progress. */
export function useSendPhotos(places: ReadonlyMap<string, Place>) {
  const { uploads, add, retry, cancel } = useUploads();
  const { placeText } = usePlaceText();
  const sendFiles = useSendFiles();
  // The photos that the last recording found in other rooms too, by step entry id.
  const [asked, setAsked] = useState<ReadonlyMap<string, Parameters<OnRecorded>[1]>>(new Map());
  const note = useCallback<OnRecorded>(
    (entryId, photos) => setAsked((before) => new Map(before).set(entryId, photos)),
    [],
  );
  const change = useChangeAttachments(note);
  const [together] = useState(() => recordTogether(change));
  // The confirmed photos by id: uploads disappear once they are recorded.
  const [confirmed, setConfirmed] = useState<ReadonlyMap<string, { size: number; place: Place }>>(new Map());
  const sendTo = ({ room, entry }: Place) => together(entry.id, (onArrived) => sendFiles(room.id, onArrived));

  const own = uploads.flatMap((upload) => {
    const place = places.get(upload.entryId);
    return place ? [{ upload, place }] : [];
  });
  const sizes = new Map([
    ...[...confirmed].map(([id, { size }]) => [id, size] as const),
    ...own.map(({ upload: { id, file } }) => [id, file.size] as const),
  ]);
  const openById = new Map(own.map(({ upload }) => [upload.id, upload]));
  const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, each) => all + each, 0);
  const sentBytes = sum([...sizes].map(([id, size]) => size * (openById.get(id)?.share ?? 1)));
  const drop = (ids: readonly string[]) => {
    for (const id of ids) {
      cancel(id);
      forgetFile(id);
    }
    setConfirmed((before) => new Map([...before].filter(([id]) => !ids.includes(id))));
  };
  return {
    own,
    /** The steps that got confirmed photos, with the number of these photos. */
    arrived: [...Map.groupBy(confirmed.values(), ({ place }) => place.entry.id).values()].flatMap((photos) =>
      photos[0] ? [{ place: photos[0].place, count: photos.length }] : [],
    ),
    count: sizes.size,
    done: sizes.size - own.length,
    share: sentBytes / (sum(sizes.values()) || 1),
    isSending: own.some(({ upload }) => isUnderWay(upload)),
    confirm(photos: readonly PlacedPhoto[]) {
      const isIdle = own.length === 0;
      const addingKey = crypto.randomUUID();
      setConfirmed(
        (before) =>
          new Map([
            ...(isIdle ? [] : before),
            ...photos.map(({ id, file, place }) => [id, { size: file.size, place }] as const),
          ]),
      );
      for (const { id, file, keepsPlace, origin, place, path } of photos) {
        const where = { entryId: place.entry.id, installationId: place.room.id, subject: placeText(place), path };
        const awaitsConnection = currentNetworkState().isOffline;
        const sent = { id, ...where, file, keepsPlace, origin, addingKey, awaitsConnection };
        cancel(id);
        add(sent, sendTo(place), storeFile(sent));
      }
    },
    send: (upload: Upload, place: Place) => retry(upload, sendTo(place)),
    drop,
    questions: [...asked].flatMap(([entryId, photos]) => {
      const place = places.get(entryId);
      return place && photos.length > 0 ? [{ place, photos }] : [];
    }),
    keep: ({ entry }: Place, urls: readonly string[]) => change(entry.id, keepAttachments(urls)),
    takeAway: ({ entry }: Place, url: string) => change(entry.id, removeAttachment(url)),
  };
}
