import { useCallback, useRef } from "react";
import { pictureFault } from "../photo/pictureFault.ts";
import { stripLocation } from "../photo/stripLocation.ts";
import type { MutationResult } from "../relay/mutationResult.ts";
import { reloadIfUserChanged } from "../storage/pendingRows.ts";
import { forgetFile } from "../upload/pendingUploads.ts";
import { putFile, UploadFailure, uploadResult } from "../upload/putFile.ts";
import { ReadFailure, readFile } from "../upload/readFile.ts";
import type { SendFile } from "../upload/uploadsContext.ts";
import { fileFault } from "./fileFault.ts";
import { useCreateAttachmentUpload } from "./useCreateAttachmentUpload.ts";
import type { AttachmentInput } from "./useRecordAttachments.ts";

/**
 * Sends a file of an installation and, once it has arrived, hands it to `onArrived` to be recorded. A file that failed on the way stays
 * kept, to be tried again also after a reload, and so does one that came after the installation was finished.
 */
export function useSendFile(
  installationId: string,
  onArrived: (attachment: AttachmentInput) => Promise<MutationResult>,
) {
  const createUpload = useCreateAttachmentUpload(installationId);
  // A file that arrived and could not be recorded is not sent twice.
  const arrived = useRef(new Map<string, AttachmentInput>());
  const send: SendFile = useCallback(
    async ({ id, file, keepsPlace }, { onProgress, signal }) => {
      const fault = fileFault(file);
      if (fault) return { kind: "refused", code: fault };
      const stored = arrived.current.get(id);
      if (stored) return toRetryable(await onArrived(stored));
      const bytes = new Uint8Array(await readFile(file));
      const code = await pictureFault(bytes);
      if (code) return { kind: "refused", code };
      const sent = new File([keepsPlace ? bytes : stripLocation(bytes)], file.name, { type: file.type });
      const target = await createUpload(sent);
      if (target.kind !== "target") return target;
      if (signal.aborted) return { kind: "done" };
      await putFile(target.uploadUrl, sent, { onProgress, signal });
      const attachment = { url: target.fileUrl, fileName: file.name };
      arrived.current.set(id, attachment);
      return toRetryable(await onArrived(attachment));
    },
    [createUpload, onArrived],
  );
  const sendAndForget: SendFile = useCallback(
    async (file, options) => {
      if (reloadIfUserChanged()) return { kind: "failed", requestId: null };
      const result = await send(file, options).catch(toErrorResult);
      if (result.kind === "done" || (result.kind === "refused" && !isFixed(result.code))) forgetFile(file.id);
      return result;
    },
    [send],
  );
  return sendAndForget;
}

/** The file came too late, as somebody finished the installation: it is the person's to discard. */
const isFixed = (code: string) => code === "ALREADY_COMPLETED" || code === "ALREADY_ACTIVATED";

/** Others who change the same list only delay a file: it is kept and recorded later. */
function toRetryable(result: MutationResult): MutationResult {
  const isConflict = result.kind === "refused" && result.code === "CONFLICT";
  return isConflict ? { kind: "failed", requestId: null } : result;
}

function toErrorResult(error: unknown): MutationResult {
  if (error instanceof ReadFailure) return { kind: "refused", code: error.code };
  if (error instanceof UploadFailure) return uploadResult(error);
  throw error;
}
