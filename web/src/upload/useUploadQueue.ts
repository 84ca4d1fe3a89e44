import { useCallback, useMemo, useRef, useState } from "react";
import { limitConcurrency } from "../relay/limitConcurrency.ts";
import { isStorageFull } from "../relay/mutationResult.ts";
import { tryPausesMs, untilNextTry } from "./untilNextTry.ts";
import type { ArrivedFile, AttachmentList, FileToSend, SendFile, Upload, Uploads } from "./uploadsContext.ts";

const maxAtOnce = 3;
const fresh = {
  share: 0,
  failure: null,
  isBeingStored: false,
  isResting: false,
  isWaiting: false,
  isCancelled: false,
  isRecording: false,
};

type Job = { file: FileToSend; send: SendFile; controller: AbortController; isRunning: boolean };

export function useUploadQueue(): Uploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [run] = useState(() => limitConcurrency(maxAtOnce));
  // Uploads that are running, or failed and can be retried.
  const jobs = useRef(new Map<string, Job>());
  const lists = useRef(new Map<string, AttachmentList>());
  const [arrived] = useState(() => new Map<string, ArrivedFile>());
  const drop = useCallback((id: string) => setUploads((all) => all.filter((upload) => upload.id !== id)), []);
  const change = useCallback(
    (id: string, changed: Partial<Upload>) =>
      setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...changed } : upload))),
    [],
  );
  const start = useCallback(
    async (file: FileToSend, send: SendFile, kept?: Promise<void>, controller = new AbortController()) => {
      const { id } = file;
      const { signal } = controller;
      const job = { file, send, controller, isRunning: true };
      jobs.current.set(id, job);
      if (kept) {
        await kept;
        change(id, { isBeingStored: false });
      }
      const onProgress = (share: number) => change(id, { share });
      const onRecording = () => change(id, { isRecording: true });
      const hasEnded = () => signal.aborted && !arrived.has(id);
      const sendOnce = () => run(async () => (hasEnded() ? null : send(file, { onProgress, signal, onRecording })));
      let result = await sendOnce();
      for (const pauseMs of tryPausesMs()) {
        // If the storage is full, each retry would send the whole file in vain.
        if (result?.kind !== "failed" || isStorageFull(result) || hasEnded()) break;
        change(id, { share: 0, isResting: true, isRecording: false });
        await untilNextTry(pauseMs, signal);
        change(id, { isResting: false });
        result = await sendOnce();
      }
      job.isRunning = false;
      if (result === null || jobs.current.get(id) !== job) return;
      if (result.kind !== "failed") jobs.current.delete(id);
      if (result.kind === "done" || hasEnded()) drop(id);
      else change(id, { failure: result });
    },
    [run, change, drop, arrived],
  );
  const add = useCallback(
    (file: FileToSend, send: SendFile, kept?: Promise<void>) => {
      setUploads((all) => [...all, { ...file, ...fresh, isBeingStored: kept !== undefined }]);
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
      const { id, isCancelled } = file;
      change(id, { ...fresh, isCancelled });
      // A cancelled file stays cancelled: the retry removes it from the list.
      void start(file, send, undefined, isCancelled ? jobs.current.get(id)?.controller : undefined);
    },
    [change, start],
  );
  const cancel = useCallback(
    (id: string) => {
      const job = jobs.current.get(id);
      const isGivenUp = job?.controller.signal.aborted && !job.isRunning;
      job?.controller.abort();
      if (!job || isGivenUp || !arrived.has(id)) {
        jobs.current.delete(id);
        return drop(id);
      }
      change(id, { failure: null, isCancelled: true });
      if (!job.isRunning) void start(job.file, job.send, undefined, job.controller);
    },
    [arrived, change, drop, start],
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
