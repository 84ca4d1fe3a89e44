import { useCallback, useRef } from "react";
import { readDraft, writeDraft } from "./draftStore.ts";

/**
 * The idempotency key of a form, created at the first try and stored beside its draft: the service treats a second press, or one after a
 * reload, as the same request. Deleted after success or discard.
 */
export function useIdempotencyKey(draftName: string) {
  const made = useRef<string | null>(null);
  const name = `${draftName} key`;
  const idempotencyKey = useCallback(() => {
    made.current ??= storedKey(name) ?? crypto.randomUUID();
    writeDraft(name, { key: made.current });
    return made.current;
  }, [name]);
  const forget = useCallback(() => {
    made.current = null;
    writeDraft(name, null);
  }, [name]);
  return { idempotencyKey, forget };
}

function storedKey(name: string): string | null {
  const key = readDraft(name)?.key;
  return typeof key === "string" ? key : null;
}
