import { useCallback } from "react";
import { ReadFailure, readFile } from "../account/readFile.ts";
import type { Outcome } from "../installation/outcome.ts";
import { photoWithoutPlace } from "./photoWithoutPlace.ts";
import { type PutOptions, putFile, UploadFailure } from "./putFile.ts";
import { useCreateAttachmentUpload } from "./useCreateAttachmentUpload.ts";
import type { AttachmentInput } from "./useRecordAttachments.ts";

const mostBytes = 25_000_000;

/** Sends a file of an installation and, once it has arrived, hands it to `onArrived` to be recorded. */
export function useSendFile(installationId: string, onArrived: (attachment: AttachmentInput) => Promise<Outcome>) {
  const createUpload = useCreateAttachmentUpload(installationId);
  return useCallback(
    async (file: File, keepsPlace: boolean, { onProgress, signal }: PutOptions): Promise<Outcome> => {
      if (file.size > mostBytes) return { kind: "refused", code: "FILE_TOO_LARGE" };
      try {
        const bytes = new Uint8Array(await readFile(file));
        const sent = new File([keepsPlace ? bytes : photoWithoutPlace(bytes)], file.name, { type: file.type });
        const target = await createUpload(sent);
        if (target.kind !== "target") return target;
        if (signal.aborted) return { kind: "done" };
        await putFile(target.uploadUrl, sent, { onProgress, signal });
        return await onArrived({ url: target.fileUrl, fileName: file.name });
      } catch (error) {
        if (error instanceof ReadFailure) return { kind: "refused", code: error.code };
        if (error instanceof UploadFailure && error.isCancelled) return { kind: "done" };
        if (error instanceof UploadFailure) return { kind: "failed", caseNumber: null };
        throw error;
      }
    },
    [createUpload, onArrived],
  );
}
