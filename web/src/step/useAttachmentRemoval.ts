import { useState } from "react";
import type { Outcome, Problem } from "../installation/outcome.ts";
import type { AttachmentInput } from "./useRecordAttachments.ts";

type ChangeList = (change: (list: readonly AttachmentInput[]) => readonly AttachmentInput[]) => Promise<Outcome>;

/** Takes attachments off a step entry's list, and holds the one that could not be taken off until that is tried again. */
export function useAttachmentRemoval(changeList: ChangeList) {
  const [failed, setFailed] = useState<{ attachment: AttachmentInput; problem: Problem } | null>(null);
  const remove = async (attachment: AttachmentInput) => {
    setFailed(null);
    const outcome = await changeList((list) => list.filter(({ url }) => url !== attachment.url));
    if (outcome.kind !== "done") setFailed({ attachment, problem: outcome });
  };
  return { failed, remove: (attachment: AttachmentInput) => void remove(attachment), forget: () => setFailed(null) };
}
