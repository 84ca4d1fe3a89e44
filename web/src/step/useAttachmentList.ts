import { useCallback, useEffect, useRef } from "react";
import type { Outcome } from "../installation/outcome.ts";
import { type AttachmentInput, useRecordAttachments } from "./useRecordAttachments.ts";
import type { Track } from "./useSaveState.ts";

/**
 * Changes a step entry's list of attachments one change after the other. The service takes the whole list each time, so a change
 * starts from what the one before it left.
 */
export function useAttachmentList(entryId: string, current: readonly AttachmentInput[], track: Track) {
  const record = useRecordAttachments(entryId);
  const list = useRef(current);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    list.current = current;
  }, [current]);
  return useCallback(
    (change: (list: readonly AttachmentInput[]) => readonly AttachmentInput[]): Promise<Outcome> => {
      const next = last.current.then(async () => {
        const changed = change(list.current);
        const outcome = await track(record(changed));
        if (outcome.kind === "done") list.current = changed;
        return outcome;
      });
      last.current = next;
      return next;
    },
    [record, track],
  );
}
