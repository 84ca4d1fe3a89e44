import { useEffect, useState } from "react";
import { readTakenAt } from "../photo/takenAt.ts";
import { limitConcurrency } from "../relay/limitConcurrency.ts";
import { readFile } from "../upload/readFile.ts";

// A photo is read whole, so one at a time; kept, as it moves between the tray and the rooms.
const inTurn = limitConcurrency(1);
const times = new WeakMap<File, Promise<string | null>>();

/** When a photo was taken, as it says itself: null if it does not, undefined until it is read. */
export function useTakenAt(file: File): string | null | undefined {
  const [takenAt, setTakenAt] = useState<string | null>();
  useEffect(() => {
    let isLeft = false;
    const time = times.get(file) ?? inTurn(() => read(file));
    times.set(file, time);
    void time.then((found) => isLeft || setTakenAt(found));
    return () => {
      isLeft = true;
    };
  }, [file]);
  return takenAt;
}

/** A file that cannot be read is told when it is sent. */
const read = (file: File) =>
  readFile(file).then(
    (bytes) => readTakenAt(new Uint8Array(bytes)),
    () => null,
  );
