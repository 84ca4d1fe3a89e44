import { useCallback, useRef } from "react";
import { readDraft, writeDraft } from "./draftStore.ts";

/**
 * The key of what a form is for, made at the first try and kept beside its draft: pressing again, or after a reload, is the same try to
 * the service, which does it once. Forgotten when it was done or given up.
 */
export function useIdempotencyKey(draftName: string) {
  const made = useRef<string | null>(null);
  const name = `${draftName} key`;
  const idempotencyKey = useCallback(() => {
    made.current ??= keptKey(name) ?? crypto.randomUUID();
    writeDraft(name, { key: made.current });
    return made.current;
  }, [name]);
  const forget = useCallback(() => {
    made.current = null;
    writeDraft(name, null);
  }, [name]);
  return { idempotencyKey, forget };
}

function keptKey(name: string): string | null {
  const key = readDraft(name)?.key;
  return typeof key === "string" ? key : null;
}
