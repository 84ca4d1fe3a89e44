import { useCallback, useMemo, useRef } from "react";
import { readPhotoFacts } from "../photo/photoFacts.ts";
import { pictureFault } from "../photo/pictureFault.ts";
import { stripLocation } from "../photo/stripLocation.ts";
import { noAnswer } from "../relay/failures.ts";
import { useFeatures } from "../relay/features.tsx";
import type { MutationResult } from "../relay/mutationResult.ts";
import { reloadIfUserChanged } from "../storage/pendingRows.ts";
import { fileFault } from "../upload/fileFault.ts";
import { forgetFile, storeFile } from "../upload/pendingUploads.ts";
import { type PutOptions, putFile, UploadFailure, uploadResult } from "../upload/putFile.ts";
import { partBytes } from "../upload/putParts.ts";
import { ReadFailure, readFile } from "../upload/readFile.ts";
import { type FileToSend, type SendFile, useUploads } from "../upload/uploadsContext.ts";
import { useCreateAttachmentUpload } from "./useCreateAttachmentUpload.ts";
import type { AttachmentInput } from "./useRecordAttachments.ts";
import { useSendParts } from "./useSendParts.ts";
import { useTakeBack } from "./useTakeBack.ts";

type OnArrived = (attachment: AttachmentInput, options: PutOptions) => Promise<MutationResult>;

/** Uploads files, then calls `onArrived` to record them. A failed file stays for a retry, even after a reload. */
export function useSendFiles() {
  const createUpload = useCreateAttachmentUpload();
  const takeBack = useTakeBack();
  const { arrived } = useUploads();
  const sendParts = useSendParts();
  const { photoProof, uploadParts } = useFeatures();
  const keepsFacts = photoProof === true;
  const takesParts = uploadParts === true;
  // Addresses of files that may have been sent in part, by file id.
  const begun = useRef(new Map<string, string | undefined>());
  // Files marked as waiting are sent by a later page without asking the person.
  const marked = useRef(new Set<string>());
  const keep = useCallback(
    (file: FileToSend) => {
      const awaitsConnection = file.awaitsConnection || marked.current.has(file.id);
      const begunUrl = begun.current.has(file.id) ? begun.current.get(file.id) : file.begunUrl;
      void storeFile({ ...file, awaitsConnection, begunUrl, arrived: arrived.get(file.id) });
    },
    [arrived],
  );
  return useCallback(
    (installationId: string, onArrived: OnArrived): SendFile => {
      const send: SendFile = async (chosen, options) => {
        const { id, file, keepsPlace } = chosen;
        const fault = fileFault(file);
        if (fault) return { kind: "refused", code: fault };
        const stored = arrived.get(id);
        const record = async (attachment: AttachmentInput): Promise<MutationResult> => {
          const result = options.signal.aborted ? null : await onArrived(attachment, options);
          if (result && !options.signal.aborted) return result;
          // A refused attachment is in no list, so nothing has to be removed.
          if (result?.kind === "refused") return { kind: "done" };
          return takeBack(chosen.entryId, attachment.url, result?.kind === "done");
        };
        if (stored) {
          const result = await record(stored);
          if (!isGone(result)) return toRetryable(result);
          arrived.delete(id);
          return { kind: "failed", requestId: null };
        }
        const bytes = new Uint8Array(await readFile(file));
        const code = await pictureFault(bytes);
        if (code) return { kind: "refused", code };
        const sent = new File([keepsPlace ? bytes : stripLocation(bytes)], file.name, { type: file.type });
        const announce = async () =>
          createUpload(
            installationId,
            sent,
            keepsFacts ? { ...(await readPhotoFacts(bytes)), origin: chosen.origin, addingKey: chosen.addingKey } : {},
          );
        const isInParts = takesParts && sent.size > partBytes;
        const begunUrl = begun.current.has(id) ? begun.current.get(id) : chosen.begunUrl;
        const target = isInParts && begunUrl ? { kind: "begun" as const, fileUrl: begunUrl } : await announce();
        if (target.kind !== "target" && target.kind !== "begun") return target;
        if (options.signal.aborted) return { kind: "done" };
        const { fileUrl } = target;
        if (isInParts) {
          begun.current.set(id, fileUrl);
          keep(chosen);
          const result = await sendParts({ installationId, fileUrl }, sent, options);
          // Without an answer, the next try sends the missing parts. After other failures, it announces the file again.
          if (result.kind !== "failed" || result.code !== noAnswer) begun.current.set(id, undefined);
          if (result.kind === "failed") keep(chosen);
          if (result.kind !== "done") return result;
        } else if (target.kind === "target") await putFile(target.uploadUrl, sent, options);
        if (options.signal.aborted) return { kind: "done" };
        const attachment = { url: fileUrl, fileName: file.name };
        arrived.set(id, attachment);
        // The file is stored before it is recorded, because the answer to the recording may be lost.
        keep(chosen);
        return toRetryable(await record(attachment));
      };
      return async (file, options) => {
        if (reloadIfUserChanged()) return { kind: "failed", requestId: null };
        const result = await send(file, options).catch(toErrorResult);
        const isUnanswered = result.kind === "failed" && result.code === noAnswer && !options.signal.aborted;
        if (isUnanswered && !file.awaitsConnection && !marked.current.has(file.id)) {
          marked.current.add(file.id);
          keep(file);
        }
        if (result.kind === "done" || (result.kind === "refused" && !isFixed(result.code))) forgetFile(file.id);
        return result;
      };
    },
    [createUpload, sendParts, takeBack, arrived, keep, keepsFacts, takesParts],
  );
}

export function useSendFile(installationId: string, onArrived: OnArrived): SendFile {
  const sendFiles = useSendFiles();
  return useMemo(() => sendFiles(installationId, onArrived), [sendFiles, installationId, onArrived]);
}

/** True if the installation was finished meanwhile. The file can then only be discarded. */
const isFixed = (code: string) => code === "ALREADY_COMPLETED" || code === "ALREADY_ACTIVATED";

/** True if the service deleted the file, because it was not recorded in time. The next try uploads the file again. */
const isGone = (result: MutationResult) => result.kind === "refused" && result.code === "VALUE_INVALID";

/** Turns a conflict into a failure, so that the file stays stored and is recorded later. */
function toRetryable(result: MutationResult): MutationResult {
  const isConflict = result.kind === "refused" && result.code === "CONFLICT";
  return isConflict ? { kind: "failed", requestId: null } : result;
}

function toErrorResult(error: unknown): MutationResult {
  if (error instanceof ReadFailure) return { kind: "refused", code: error.code };
  if (error instanceof UploadFailure) return uploadResult(error);
  throw error;
}
