import { useEffect, useState } from "react";
import { limitConcurrency } from "../relay/limitConcurrency.ts";
import { readFile } from "../upload/readFile.ts";
import { readTakenAt } from "./takenAt.ts";

// One photo is read at a time to save memory. The time is cached, because photos move between tray and rooms.
const inTurn = limitConcurrency(1);
const times = new WeakMap<File, Promise<string | null>>();

/** The time in a photo's Exif data: null without one, undefined while loading. */
export function useTakenAt(file: File): string | null | undefined {
  const [takenAt, setTakenAt] = useState<string | null>();
  useEffect(() => {
    let isLeft = false;
    void takenAtOf(file).then((found) => isLeft || setTakenAt(found));
    return () => {
      isLeft = true;
    };
  }, [file]);
  return takenAt;
}

/** The times of many photos; a photo is missing until it was read. */
export function useTakenTimes(files: readonly File[]): ReadonlyMap<File, string | null> {
  const [found, setFound] = useState<ReadonlyMap<File, string | null>>(new Map());
  useEffect(() => {
    let isLeft = false;
    for (const file of files)
      void takenAtOf(file).then(
        (time) => isLeft || setFound((before) => (before.has(file) ? before : new Map(before).set(file, time))),
      );
    return () => {
      isLeft = true;
    };
  }, [files]);
  return found;
}

function takenAtOf(file: File): Promise<string | null> {
  const time = times.get(file) ?? inTurn(() => read(file));
  times.set(file, time);
  return time;
}

/** Null for an unreadable file, which is reported when a person sends it. */
const read = (file: File) =>
  readFile(file).then(
    (bytes) => readTakenAt(new Uint8Array(bytes)),
    () => null,
  );
