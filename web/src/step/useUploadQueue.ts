import { useCallback, useMemo, useRef, useState } from "react";
import { inTurn } from "./inTurn.ts";
import type { AttachmentList, SendFile, Upload, Uploads } from "./uploadsContext.ts";

const mostAtOnce = 3;

/** The files on their way, whatever page is shown, a few at a time. */
export function useUploadQueue(): Uploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [run] = useState(() => inTurn(mostAtOnce));
  const running = useRef(new Map<number, AbortController>());
  const lists = useRef(new Map<string, AttachmentList>());
  const nextId = useRef(1);
  const drop = useCallback((id: number) => setUploads((all) => all.filter((upload) => upload.id !== id)), []);
  const change = useCallback(
    (id: number, changed: Partial<Upload>) =>
      setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...changed } : upload))),
    [],
  );
  const start = useCallback(
    async (id: number, send: SendFile) => {
      const controller = new AbortController();
      const { signal } = controller;
      running.current.set(id, controller);
      const onProgress = (share: number) => change(id, { share });
      const outcome = await run(async () => (signal.aborted ? null : send({ onProgress, signal })));
      if (outcome === null || signal.aborted) return;
      running.current.delete(id);
      if (outcome.kind === "done") drop(id);
      else change(id, { problem: outcome });
    },
    [run, change, drop],
  );
  const add = useCallback(
    (entryId: string, file: File, send: SendFile) => {
      const id = nextId.current++;
      setUploads((all) => [...all, { id, entryId, file, share: 0, problem: null, send }]);
      void start(id, send);
    },
    [start],
  );
  const retry = useCallback(
    ({ id, send }: Upload) => {
      change(id, { problem: null, share: 0 });
      void start(id, send);
    },
    [change, start],
  );
  const cancel = useCallback(
    (id: number) => {
      running.current.get(id)?.abort();
      running.current.delete(id);
      drop(id);
    },
    [drop],
  );
  const listOf = useCallback((entryId: string) => {
    const list = lists.current.get(entryId) ?? { current: [], last: Promise.resolve() };
    lists.current.set(entryId, list);
    return list;
  }, []);
  return useMemo(() => ({ uploads, add, retry, cancel, listOf }), [uploads, add, retry, cancel, listOf]);
}
