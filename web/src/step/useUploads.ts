import { useCallback, useRef, useState } from "react";
import type { Outcome, Problem } from "../installation/outcome.ts";
import { putFile, UploadFailure } from "./putFile.ts";
import { useCreateAttachmentUpload } from "./useCreateAttachmentUpload.ts";
import type { AttachmentInput } from "./useRecordAttachments.ts";

export const mostBytes = 25_000_000;

/** A file on its way: how much of it has gone, from 0 to 1, or why it stopped. */
export type Upload = { id: number; file: File; share: number; problem: Problem | null };

/** Uploads under way; they go on when the step is left. Each file is sent by itself and, once it has arrived, handed to `onArrived` to be recorded. */
export function useUploads(installationId: string, onArrived: (attachment: AttachmentInput) => Promise<Outcome>) {
  const createUpload = useCreateAttachmentUpload(installationId);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const nextId = useRef(1);
  const drop = useCallback((id: number) => setUploads((all) => all.filter((upload) => upload.id !== id)), []);
  const change = useCallback(
    (id: number, changed: Partial<Upload>) =>
      setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...changed } : upload))),
    [],
  );
  const send = useCallback(
    async (id: number, file: File): Promise<Outcome> => {
      if (file.size > mostBytes) return { kind: "refused", code: "FILE_TOO_LARGE" };
      const target = await createUpload(file);
      if (target.kind !== "target") return target;
      const controller = new AbortController();
      running.current.set(id, controller);
      try {
        await putFile(target.uploadUrl, file, {
          onProgress: (share) => change(id, { share }),
          signal: controller.signal,
        });
      } catch (error) {
        const isCancelled = error instanceof UploadFailure && error.isCancelled;
        return isCancelled ? { kind: "done" } : { kind: "failed", caseNumber: null };
      } finally {
        running.current.delete(id);
      }
      return onArrived({ url: target.fileUrl, fileName: file.name });
    },
    [createUpload, change, onArrived],
  );
  const start = useCallback(
    async (id: number, file: File) => {
      const outcome = await send(id, file);
      if (outcome.kind === "done") drop(id);
      else change(id, { problem: outcome });
    },
    [send, drop, change],
  );
  const add = useCallback(
    (files: readonly File[]) => {
      const added = files.map((file) => ({ id: nextId.current++, file, share: 0, problem: null }));
      setUploads((all) => [...all, ...added]);
      for (const { id, file } of added) void start(id, file);
    },
    [start],
  );
  const retry = ({ id, file }: Upload) => {
    change(id, { problem: null, share: 0 });
    void start(id, file);
  };
  const cancel = (id: number) => {
    running.current.get(id)?.abort();
    drop(id);
  };
  return { uploads, add, retry, cancel };
}
