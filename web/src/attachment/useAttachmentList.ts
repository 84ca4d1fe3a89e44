import { useCallback, useEffect } from "react";
import type { Track } from "../forms/useSaveState.ts";
import type { MutationResult } from "../relay/mutationResult.ts";
import { reloadIfUserChanged } from "../storage/pendingRows.ts";
import { type AttachmentListState, useUploads } from "../upload/uploadsContext.ts";
import { type AttachmentInput, useRecordAttachments } from "./useRecordAttachments.ts";

const maxTries = 3;

/**
 * Changes a step entry's list of attachments one change after the other. The service takes the whole list each time, so a change
 * starts from what the one before it left, also when the step was left and opened again meanwhile. Where somebody else changed the list,
 * the same change is made to theirs: no file is lost, so nobody needs to be asked.
 */
export function useAttachmentList(entryId: string, current: AttachmentListState, track: Track) {
  const record = useRecordAttachments(entryId);
  const { listOf } = useUploads();
  useEffect(() => {
    listOf(entryId).current = current;
  }, [listOf, entryId, current]);
  return useCallback(
    (change: (list: readonly AttachmentInput[]) => readonly AttachmentInput[]): Promise<MutationResult> => {
      const list = listOf(entryId);
      const next = list.last.then(async () => {
        const save = async (tries: number): Promise<MutationResult> => {
          if (reloadIfUserChanged()) return { kind: "failed", requestId: null };
          const attachments = change(list.current.attachments);
          const { result, current: now } = await record(attachments, list.current.version);
          if (result.kind === "done") list.current = now ?? { attachments, version: null };
          if (!now || result.kind !== "refused" || result.code !== "CONFLICT" || tries === maxTries) return result;
          list.current = now;
          return save(tries + 1);
        };
        return track(save(1));
      });
      list.last = next;
      return next;
    },
    [listOf, entryId, record, track],
  );
}
