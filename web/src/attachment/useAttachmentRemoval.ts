import { useState } from "react";
import type { MutationFailure, MutationResult } from "../relay/mutationResult.ts";
import { fileKey, hasFile } from "../upload/fileKey.ts";
import type { AttachmentInput } from "./useRecordAttachments.ts";

export type ShownAttachment = AttachmentInput & { size: number; thumbnailUrl: string | null | undefined };

type ChangeList = (change: (list: readonly AttachmentInput[]) => readonly AttachmentInput[]) => Promise<MutationResult>;
export type RemovalFailure = {
  attachment: AttachmentInput;
  action: "remove" | "undo";
  failure: MutationFailure;
  again: () => void;
};

/** Removes attachments. The service keeps their files, so they can be restored until the step is left. */
export function useAttachmentRemoval(changeList: ChangeList) {
  const [removed, setRemoved] = useState<ReadonlyMap<string, ShownAttachment>>(new Map());
  const [failures, setFailures] = useState<ReadonlyMap<string, RemovalFailure>>(new Map());
  const [returned, setReturned] = useState<string | null>(null);
  const forget = (key: string) => setFailures((all) => new Map([...all].filter(([other]) => other !== key)));
  const show = (key: string) => {
    setRemoved((all) => new Map([...all].filter(([other]) => other !== key)));
    setReturned(key);
  };
  const remove = async (attachment: ShownAttachment) => {
    const key = fileKey(attachment.url);
    forget(key);
    setRemoved((all) => new Map(all).set(key, attachment));
    const result = await changeList((list) => list.filter(({ url }) => fileKey(url) !== key));
    if (result.kind === "done") return;
    show(key);
    const again = () => void remove(attachment);
    setFailures((all) => new Map(all).set(key, { attachment, action: "remove", failure: result, again }));
  };
  const undo = async ({ url, fileName }: AttachmentInput, before: readonly string[]) => {
    const key = fileKey(url);
    forget(key);
    const result = await changeList((list) => {
      if (hasFile(list, url)) return list;
      const last = list.findLastIndex((other) => before.includes(fileKey(other.url)));
      return list.toSpliced(last + 1, 0, { url, fileName });
    });
    if (result.kind === "done") show(key);
    else {
      const attachment = { url, fileName };
      const again = () => void undo(attachment, before);
      setFailures((all) => new Map(all).set(key, { attachment, action: "undo", failure: result, again }));
    }
  };
  return {
    removed,
    /** The key of the file that came back last, since it was restored or could not be removed. */
    returned,
    failures,
    remove: (attachment: ShownAttachment) => void remove(attachment),
    /** @param before the keys of the files that precede the restored file */
    undo: (attachment: AttachmentInput, before: readonly string[]) => void undo(attachment, before),
    forget,
  };
}
