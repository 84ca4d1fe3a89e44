import { useEffect, useState, useSyncExternalStore } from "react";
import { useUnsavedReadings } from "../reading/unsavedReadingsContext.ts";
import { listUnsentElsewhere, type Unsent } from "../storage/unsent.ts";
import { isUnderWay, useUploads } from "../upload/uploadsContext.ts";
import { useWorkWords, type WorkWords } from "./useWorkWords.ts";

const pauseMs = 5_000;
const nothing: Unsent = { values: 0, fileNames: [] };

/** The values and files of all tabs that wait to be sent and need no action of the user. Null if there are none. */
export function useWaitingWork(): WorkWords | null {
  const toWords = useWorkWords();
  const { countWaiting, subscribe } = useUnsavedReadings();
  const values = useSyncExternalStore(subscribe, countWaiting);
  const files = useUploads().uploads.filter((upload) => isUnderWay(upload) && !upload.isCancelled);
  const elsewhere = useUnsentElsewhere();
  return toWords(values + elsewhere.values, [...files.map(({ file }) => file.name), ...elsewhere.fileNames]);
}

function useUnsentElsewhere(): Unsent {
  const [unsent, setUnsent] = useState(nothing);
  useEffect(() => {
    const read = () => void listUnsentElsewhere().then(setUnsent);
    read();
    const timer = setInterval(read, pauseMs);
    return () => clearInterval(timer);
  }, []);
  return unsent;
}
