import { useEffect, useState } from "react";
import { listLeftFiles } from "../storage/unsent.ts";
import { isToBeResumed, isUnderWay, type Upload, useUploads } from "../upload/uploadsContext.ts";
import { useWorkWords, type WorkWords } from "./useWorkWords.ts";

const pauseMs = 5_000;

const isUndecided = (upload: Upload) => !isUnderWay(upload) && !isToBeResumed(upload) && !upload.isCancelled;

/** The files that go out only when somebody says so, of this page and of those that are gone, and where the first of them is seen; null for none. */
export function useUndecidedFiles(): (WorkWords & { path: string | undefined }) | null {
  const toWords = useWorkWords();
  const { uploads } = useUploads();
  const [left, setLeft] = useState<Awaited<ReturnType<typeof listLeftFiles>>>([]);
  const count = uploads.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: A file that this page took over or let go of is not left any more.
  useEffect(() => {
    const read = () => void listLeftFiles().then(setLeft);
    read();
    const timer = setInterval(read, pauseMs);
    return () => clearInterval(timer);
  }, [count]);
  const here = uploads.filter(isUndecided).map(({ file, path }) => ({ name: file.name, path }));
  const files = [...here, ...left.filter(({ id }) => !uploads.some((upload) => upload.id === id))];
  const words = toWords(
    0,
    files.map(({ name }) => name),
  );
  return words && { ...words, path: files.find(({ path }) => path !== undefined)?.path };
}
