import { useState } from "react";
import type { Outcome, Problem } from "../installation/outcome.ts";
import { fileKey, hasFile } from "./fileKey.ts";
import type { AttachmentInput } from "./useRecordAttachments.ts";

export type ShownAttachment = AttachmentInput & { size: number };

type ChangeList = (change: (list: readonly AttachmentInput[]) => readonly AttachmentInput[]) => Promise<Outcome>;
type Failure = { attachment: AttachmentInput; action: "remove" | "undo"; problem: Problem; again: () => void };

/**
 * Takes attachments off a step entry's list and, until the step is left, puts them back where they were. The service has removed them
 * meanwhile, but keeps their files. What could not be done is held until it is tried again.
 */
export function useAttachmentRemoval(changeList: ChangeList) {
  const [removed, setRemoved] = useState<ReadonlyMap<string, ShownAttachment>>(new Map());
  const [failed, setFailed] = useState<Failure | null>(null);
  const [returned, setReturned] = useState<string | null>(null);
  const show = (key: string) => {
    setRemoved((all) => new Map([...all].filter(([other]) => other !== key)));
    setReturned(key);
  };
  const remove = async (attachment: ShownAttachment) => {
    const key = fileKey(attachment.url);
    setFailed(null);
    setRemoved((all) => new Map(all).set(key, attachment));
    const outcome = await changeList((list) => list.filter(({ url }) => fileKey(url) !== key));
    if (outcome.kind === "done") return;
    show(key);
    setFailed({ attachment, action: "remove", problem: outcome, again: () => void remove(attachment) });
  };
  const undo = async ({ url, fileName }: AttachmentInput, before: readonly string[]) => {
    const key = fileKey(url);
    setFailed(null);
    const outcome = await changeList((list) => {
      if (hasFile(list, url)) return list;
      const last = list.findLastIndex((other) => before.includes(fileKey(other.url)));
      return list.toSpliced(last + 1, 0, { url, fileName });
    });
    if (outcome.kind === "done") show(key);
    else {
      const attachment = { url, fileName };
      setFailed({ attachment, action: "undo", problem: outcome, again: () => void undo(attachment, before) });
    }
  };
  return {
    removed,
    /** The key of the one that was shown again last. */
    returned,
    failed,
    remove: (attachment: ShownAttachment) => void remove(attachment),
    /** `before` are the keys of the files that stand before it. */
    undo: (attachment: AttachmentInput, before: readonly string[]) => void undo(attachment, before),
    forget: () => setFailed(null),
  };
}
