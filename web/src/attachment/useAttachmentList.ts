import { useCallback, useEffect } from "react";
import type { Track } from "../forms/useSaveState.ts";
import type { MutationResult } from "../relay/mutationResult.ts";
import { reloadIfUserChanged } from "../storage/pendingRows.ts";
import { type AttachmentListState, useUploads } from "../upload/uploadsContext.ts";
import { hasFile } from "./fileKey.ts";
import { type AttachmentInput, useRecordAttachments } from "./useRecordAttachments.ts";

const maxTries = 3;

export type ListChange = (list: readonly AttachmentInput[]) => readonly AttachmentInput[];

/** Puts files at the end. The answer to an earlier try may have been lost, so that one of them is in the list already. */
export const addAttachments =
  (added: readonly AttachmentInput[]): ListChange =>
  (list) => [...list, ...added.filter(({ url }) => !hasFile(list, url))];

/**
 * Changes the lists of attachments of step entries, each list one change after the other. The service takes the whole list each time, so
 * a change starts from what the one before it left, also when the step was left and opened again meanwhile. Where somebody else changed
 * the list, the same change is made to theirs: no file is lost, so nobody needs to be asked.
 */
export function useChangeAttachments() {
  const record = useRecordAttachments();
  const { listOf } = useUploads();
  return useCallback(
    (entryId: string, change: ListChange): Promise<MutationResult> => {
      const list = listOf(entryId);
      const save = async (tries: number): Promise<MutationResult> => {
        if (reloadIfUserChanged()) return { kind: "failed", requestId: null };
        const attachments = change(list.current.attachments);
        const { result, current: now } = await record(entryId, attachments, list.current.version);
        if (result.kind === "done") list.current = now ?? { attachments, version: null };
        if (!now || result.kind !== "refused" || result.code !== "CONFLICT" || tries === maxTries) return result;
        list.current = now;
        return save(tries + 1);
      };
      const next = list.last.then(() => save(1));
      list.last = next;
      return next;
    },
    [listOf, record],
  );
}

/** Changes the list of one step entry, of which the page shows the current state. */
export function useAttachmentList(entryId: string, current: AttachmentListState, track: Track) {
  const change = useChangeAttachments();
  const { listOf } = useUploads();
  useEffect(() => {
    listOf(entryId).current = current;
  }, [listOf, entryId, current]);
  return useCallback((listChange: ListChange) => track(change(entryId, listChange)), [entryId, change, track]);
}
