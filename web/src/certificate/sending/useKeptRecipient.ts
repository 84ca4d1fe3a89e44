import { useEffect } from "react";
import { useKeptForm } from "../../forms/useKeptForm.ts";

type Recipient = { toEmail: string; sendCopy: boolean };

/** To whom certificates go, as written; `suggested` at first, kept until it was sent or given up. */
export function useKeptRecipient(draftKey: string, suggested: string | null | undefined, isSent: boolean) {
  const form = useKeptForm<Recipient>(draftKey, { toEmail: suggested ?? "", sendCopy: false });
  const { drop } = form;
  useEffect(() => {
    if (isSent) drop();
  }, [isSent, drop]);
  return form;
}

export type KeptRecipient = ReturnType<typeof useKeptRecipient>;
