import { useEffect } from "react";
import { useDraftForm } from "../../forms/useDraftForm.ts";

/** For sending again: `replaceOwnerCode` ends the links of earlier mails, `isForProject` saves the address in the project. */
type Recipient = { toEmail: string; sendCopy: boolean; replaceOwnerCode: boolean; isForProject: boolean };

/** To whom certificates go, as written; `suggested` at first, kept until it was sent or given up. */
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
