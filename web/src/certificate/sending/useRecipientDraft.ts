import { useEffect } from "react";
import { useDraftForm } from "../../forms/useDraftForm.ts";

/** When resending, `replaceOwnerCode` ends earlier mails' links; `isForProject` saves the address in the project. */
type Recipient = { toEmail: string; sendCopy: boolean; replaceOwnerCode: boolean; isForProject: boolean };

/** The recipient form starts with `suggested`. Its draft is stored until it is sent or discarded. */
export function useRecipientDraft(draftKey: string, suggested: string | null | undefined, isSent: boolean) {
  const form = useDraftForm<Recipient>(draftKey, {
    toEmail: suggested ?? "",
    sendCopy: false,
    replaceOwnerCode: false,
    isForProject: false,
  });
  const { drop } = form;
  useEffect(() => {
    if (isSent) drop();
  }, [isSent, drop]);
  return form;
}

export type RecipientDraft = ReturnType<typeof useRecipientDraft>;
