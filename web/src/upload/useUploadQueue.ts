import { useCallback, useMemo, useRef, useState } from "react";
import { limitConcurrency } from "../relay/limitConcurrency.ts";
import { isStorageFull } from "../relay/mutationResult.ts";
import { tryPausesMs, untilNextTry } from "./untilNextTry.ts";
import type { ArrivedFile, AttachmentList, FileToSend, SendFile, Upload, Uploads } from "./uploadsContext.ts";

const maxAtOnce = 3;
const fresh = { share: 0, failure: null, isBeingKept: false, isResting: false, isWaiting: false };

/** The files on their way, whatever page is shown, a few at a time. */
export function useUploadQueue(): Uploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [run] = useState(() => limitConcurrency(maxAtOnce));
  const running = useRef(new Map<string, AbortController>());
  const lists = useRef(new Map<string, AttachmentList>());
  const [arrived] = useState(() => new Map<string, ArrivedFile>());
  const drop = useCallback((id: string) => setUploads((all) => all.filter((upload) => upload.id !== id)), []);
  const change = useCallback(
    (id: string, changed: Partial<Upload>) =>
      setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...changed } : upload))),
    [],
  );
  const start = useCallback(
    async (file: FileToSend, send: SendFile, kept?: Promise<void>) => {
      const { id } = file;
      const controller = new AbortController();
      const { signal } = controller;
      running.current.set(id, controller);
      if (kept) {
        await kept;
        change(id, { isBeingKept: false });
      }
      const onProgress = (share: number) => change(id, { share });
      const sendOnce = () => run(async () => (signal.aborted ? null : send(file, { onProgress, signal })));
      let result = await sendOnce();
      for (const pauseMs of tryPausesMs()) {
        // A full disk does not empty itself within a minute, and each try would carry the whole file again.
        if (result?.kind !== "failed" || isStorageFull(result) || signal.aborted) break;
        change(id, { share: 0, isResting: true });
        await untilNextTry(pauseMs, signal);
        change(id, { isResting: false });
        result = await sendOnce();
      }
      if (result === null || signal.aborted) return;
      running.current.delete(id);
      if (result.kind === "done") drop(id);
      else change(id, { failure: result });
    },
    [run, change, drop],
  );
  const add = useCallback(
    (file: FileToSend, send: SendFile, kept?: Promise<void>) => {
      setUploads((all) => [...all, { ...file, ...fresh, isBeingKept: kept !== undefined }]);
      void start(file, send, kept);
    },
    [start],
  );
  const hold = useCallback(
    (files: readonly FileToSend[]) => {
      for (const file of files) if (file.arrived) arrived.set(file.id, file.arrived);
      setUploads((all) => [...all, ...files.map((file) => ({ ...file, ...fresh, isWaiting: true }))]);
    },
    [arrived],
  );
  const retry = useCallback(
    (file: Upload, send: SendFile) => {
      change(file.id, fresh);
      void start(file, send);
    },
    [change, start],
  );
  const cancel = useCallback(
    (id: string) => {
      running.current.get(id)?.abort();
      running.current.delete(id);
      drop(id);
    },
    [drop],
  );
  const listOf = useCallback((entryId: string) => {
    const list = lists.current.get(entryId) ?? { current: { attachments: [], version: null }, last: Promise.resolve() };
    lists.current.set(entryId, list);
    return list;
  }, []);
  return useMemo(
    () => ({ uploads, add, hold, retry, cancel, listOf, arrived }),
    [uploads, add, hold, retry, cancel, listOf, arrived],
  );
}
