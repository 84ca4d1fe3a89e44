import { useEffect } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import type { MutationResult } from "../relay/mutationResult.ts";
import { isToBeResumed, useUploads } from "../upload/uploadsContext.ts";
import { loadAttachmentList } from "./loadAttachmentList.ts";
import { addAttachments, useChangeAttachments } from "./useAttachmentList.ts";
import type { AttachmentInput } from "./useRecordAttachments.ts";
import { useSendFiles } from "./useSendFile.ts";

/** Sends files whose page was closed before the service answered. Renders nothing. */
export function SendWaitingFiles() {
  const environment = useRelayEnvironment();
  const { uploads, retry, listOf } = useUploads();
  const sendFiles = useSendFiles();
  const change = useChangeAttachments();
  useEffect(() => {
    const record = async (
      entryId: string,
      attachment: AttachmentInput,
      signal: AbortSignal,
    ): Promise<MutationResult> => {
      const list = listOf(entryId);
      // The mutation replaces the whole list, so the current list is loaded first.
      if (list.current.version === null) {
        const current = await loadAttachmentList(environment, entryId).catch(() => undefined);
        if (current === undefined) return { kind: "failed", requestId: null };
        if (current === null) return { kind: "refused", code: "NOT_FOUND" };
        list.current = current;
      }
      return change(entryId, addAttachments([{ attachment, signal }]));
    };
    for (const upload of uploads.filter(isToBeResumed))
      retry(
        upload,
        sendFiles(upload.installationId ?? "", (attachment, { signal }) => record(upload.entryId, attachment, signal)),
      );
  }, [environment, uploads, retry, listOf, sendFiles, change]);
  return null;
}
