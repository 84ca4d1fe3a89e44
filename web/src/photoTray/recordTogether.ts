import type { ListChange } from "../attachment/useAttachmentList.ts";
import { addAttachments } from "../attachment/useAttachmentList.ts";
import type { MutationResult } from "../relay/mutationResult.ts";
import type { PutOptions } from "../upload/putFile.ts";
import type { SendFile } from "../upload/uploadsContext.ts";

type Attachment = { url: string; fileName: string };
type Arrived = {
  attachment: Attachment;
  signal: AbortSignal;
  resolve: (result: MutationResult | Promise<MutationResult>) => void;
};
type Group = { sending: number; arrived: Arrived[] };
type OnArrived = (attachment: Attachment, options: PutOptions) => Promise<MutationResult>;

/** Records all photos of a step in one change after the last upload: separate changes would conflict. */
export function recordTogether(change: (entryId: string, change: ListChange) => Promise<MutationResult>) {
  const groups = new Map<string, Group>();
  const leave = (entryId: string, group: Group) => {
    group.sending -= 1;
    if (group.sending > 0) return;
    const arrived = group.arrived.splice(0);
    const result = change(entryId, addAttachments(arrived));
    for (const { resolve } of arrived) resolve(result);
  };
  return (entryId: string, toSend: (onArrived: OnArrived) => SendFile): SendFile => {
    const group = groups.get(entryId) ?? { sending: 0, arrived: [] };
    groups.set(entryId, group);
    return async (file, options) => {
      let isSending = true;
      const end = () => {
        if (isSending) leave(entryId, group);
        isSending = false;
      };
      group.sending += 1;
      const send = toSend((attachment, { signal }) => {
        const recorded = new Promise<MutationResult>((resolve) => group.arrived.push({ attachment, signal, resolve }));
        end();
        return recorded;
      });
      return send(file, options).finally(end);
    };
  };
}
