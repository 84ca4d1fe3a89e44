import { useEffect } from "react";
import { useDraftForm } from "../../forms/useDraftForm.ts";

/** When certificates are sent again, `replaceOwnerCode` ends the links of earlier mails, and `isForProject` gives the project the address. */
type Recipient = { toEmail: string; sendCopy: boolean; replaceOwnerCode: boolean; isForProject: boolean };

/** To whom certificates go, as written; `suggested` at first, kept until it was sent or given up. */
export function useKeptRecipient(draftKey: string, suggested: string | null | undefined, isSent: boolean) {
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

export type KeptRecipient = ReturnType<typeof useKeptRecipient>;
