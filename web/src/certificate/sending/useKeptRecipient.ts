import { useEffect } from "react";
import { useFormDraft } from "../../forms/useFormDraft.ts";

type Recipient = { toEmail: string; sendCopy: boolean };

/** To whom certificates go, as written; `suggested` at first, kept until it was sent or given up. */
export function useKeptRecipient(draftKey: string, suggested: string | null | undefined, isSent: boolean) {
  const kept = useFormDraft<Recipient>(draftKey, { toEmail: suggested ?? "", sendCopy: false });
  const { drop } = kept;
  useEffect(() => {
    if (isSent) drop();
  }, [isSent, drop]);
  return kept;
}

export type KeptRecipient = ReturnType<typeof useKeptRecipient>;
