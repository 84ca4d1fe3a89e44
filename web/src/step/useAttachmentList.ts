import { useCallback, useEffect } from "react";
import type { Outcome } from "../installation/outcome.ts";
import { useUploads } from "./uploadsContext.ts";
import { type AttachmentInput, useRecordAttachments } from "./useRecordAttachments.ts";
import type { Track } from "./useSaveState.ts";

/**
 * Changes a step entry's list of attachments one change after the other. The service takes the whole list each time, so a change
 * starts from what the one before it left, also when the step was left and opened again meanwhile.
 */
export function useAttachmentList(entryId: string, current: readonly AttachmentInput[], track: Track) {
  const record = useRecordAttachments(entryId);
  const { listOf } = useUploads();
  useEffect(() => {
    listOf(entryId).current = current;
  }, [listOf, entryId, current]);
  return useCallback(
    (change: (list: readonly AttachmentInput[]) => readonly AttachmentInput[]): Promise<Outcome> => {
      const list = listOf(entryId);
      const next = list.last.then(async () => {
        const changed = change(list.current);
        const outcome = await track(record(changed));
        if (outcome.kind === "done") list.current = changed;
        return outcome;
      });
      list.last = next;
      return next;
    },
    [listOf, entryId, record, track],
  );
}
