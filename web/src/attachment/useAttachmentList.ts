import { useCallback, useEffect } from "react";
import type { Track } from "../forms/useSaveState.ts";
import type { MutationResult } from "../relay/mutationResult.ts";
import { reloadIfUserChanged } from "../storage/pendingRows.ts";
import { fileKey, hasFile } from "../upload/fileKey.ts";
import { type AttachmentListState, useUploads } from "../upload/uploadsContext.ts";
import type { SamePhoto } from "./photoPlaces.ts";
import { type AttachmentInput, useRecordAttachments } from "./useRecordAttachments.ts";

const maxTries = 3;

/** Called after a list was recorded, with those of its photos that equal or resemble photos of other rooms. */
export type OnRecorded = (entryId: string, samePhotos: readonly SamePhoto[]) => void;

export type ListChange = (list: readonly AttachmentInput[]) => readonly AttachmentInput[];

type Added = { readonly attachment: AttachmentInput; readonly signal: AbortSignal };

/** Appends files that were not cancelled. A file is skipped if an earlier try recorded it and lost the answer. */
export function addAttachments(added: readonly Added[]): ListChange {
  return (list) => {
    const wanted = added.flatMap(({ attachment, signal }) => (signal.aborted ? [] : attachment));
    return wanted.length > 0 ? [...list, ...wanted.filter(({ url }) => !hasFile(list, url))] : list;
  };
}

/** Marks photos that the person keeps although other rooms have the same photos. */
export function keepAttachments(urls: readonly string[]): ListChange {
  const kept = urls.map((url) => ({ url }));
  return (list) => list.map((one) => (hasFile(kept, one.url) ? { ...one, keep: true } : one));
}

export function removeAttachment(url: string): ListChange {
  return (list) => list.filter((one) => fileKey(one.url) !== fileKey(url));
}

/**
 * A list gets one change at a time, because the mutation replaces it. A conflict moves the change to the current list.
 */
export function useChangeAttachments(onRecorded?: OnRecorded) {
  const record = useRecordAttachments();
  const { listOf } = useUploads();
  return useCallback(
    (entryId: string, change: ListChange): Promise<MutationResult> => {
      const list = listOf(entryId);
      const save = async (tries: number): Promise<MutationResult> => {
        if (reloadIfUserChanged()) return { kind: "failed", requestId: null };
        const attachments = change(list.current.attachments);
        if (attachments === list.current.attachments) return { kind: "done" };
        const { result, current: now, samePhotos } = await record(entryId, attachments, list.current.version);
        if (samePhotos) onRecorded?.(entryId, samePhotos);
        if (result.kind === "done") list.current = now ?? { attachments, version: null };
        if (!now || result.kind !== "refused" || result.code !== "CONFLICT" || tries === maxTries) return result;
        list.current = now;
        return save(tries + 1);
      };
      const next = list.last.then(() => save(1));
      list.last = next;
      return next;
    },
    [listOf, record, onRecorded],
  );
}

/** @param current the list that the page shows */
export function useAttachmentList(entryId: string, current: AttachmentListState, track: Track) {
  const change = useChangeAttachments();
  const { listOf } = useUploads();
  useEffect(() => {
    listOf(entryId).current = current;
  }, [listOf, entryId, current]);
  return useCallback((listChange: ListChange) => track(change(entryId, listChange)), [entryId, change, track]);
}
