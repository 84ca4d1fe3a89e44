import { useCallback } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import type { MutationResult } from "../relay/mutationResult.ts";
import { fileKey, hasFile } from "../upload/fileKey.ts";
import { useUploads } from "../upload/uploadsContext.ts";
import { loadAttachmentList } from "./loadAttachmentList.ts";
import { useChangeAttachments } from "./useAttachmentList.ts";

/** Removes a file cancelled during its recording. Without an answer, the current list tells if it has the file. */
export function useTakeBack() {
  const environment = useRelayEnvironment();
  const { listOf } = useUploads();
  const change = useChangeAttachments();
  return useCallback(
    async (entryId: string, url: string, isListKnown: boolean): Promise<MutationResult> => {
      if (!isListKnown) {
        const list = listOf(entryId);
        await list.last;
        const current = await loadAttachmentList(environment, entryId).catch(() => undefined);
        if (current === undefined) return { kind: "failed", requestId: null };
        if (current === null) return { kind: "done" };
        list.current = current;
      }
      return change(entryId, (list) =>
        hasFile(list, url) ? list.filter((other) => fileKey(other.url) !== fileKey(url)) : list,
      );
    },
    [environment, listOf, change],
  );
}
