import { useEffect, useState } from "react";
import { listLeftFiles } from "../storage/unsent.ts";
import { isToBeResumed, isUnderWay, type Upload, useUploads } from "../upload/uploadsContext.ts";
import { useWorkWords, type WorkWords } from "./useWorkWords.ts";

type UndecidedFile = Awaited<ReturnType<typeof listLeftFiles>>[number];

const pauseMs = 5_000;

const isUndecided = (upload: Upload) => !isUnderWay(upload) && !isToBeResumed(upload) && !upload.isCancelled;

/** Files of this and of closed pages that are sent when a person asks for it. `words`: null without such files. */
export function useUndecidedFiles(): { words: WorkWords | null; files: UndecidedFile[]; readAgain: () => void } {
  const toWords = useWorkWords();
  const { uploads } = useUploads();
  const [left, setLeft] = useState<readonly UndecidedFile[]>([]);
  const readAgain = () => void listLeftFiles().then(setLeft);
  const count = uploads.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: The count changes when this page takes over or releases a file.
  useEffect(() => {
    readAgain();
    const timer = setInterval(readAgain, pauseMs);
    return () => clearInterval(timer);
  }, [count]);
  const here = uploads.filter(isUndecided).map(({ id, file, entryId, path }) => ({ id, file, entryId, path }));
  const files = [...here, ...left.filter(({ id }) => !uploads.some((upload) => upload.id === id))];
  const words = toWords(
    0,
    files.map(({ file }) => file.name),
  );
  return { words, files, readAgain };
}
