import { useEffect } from "react";
import { useDraftForm } from "../../forms/useDraftForm.ts";

/** `replaceOwnerCode` ends the links of earlier mails, when certificates are sent again. */
type Recipient = { toEmail: string; sendCopy: boolean; replaceOwnerCode: boolean };

/** To whom certificates go, as written; `suggested` at first, kept until it was sent or given up. */
export function useKeptRecipient(draftKey: string, suggested: string | null | undefined, isSent: boolean) {
  const form = useDraftForm<Recipient>(draftKey, {
    toEmail: suggested ?? "",
    sendCopy: false,
    replaceOwnerCode: false,
  });
  const { drop } = form;
  useEffect(() => {
    if (isSent) drop();
  }, [isSent, drop]);
  return form;
}

export type KeptRecipient = ReturnType<typeof useKeptRecipient>;
