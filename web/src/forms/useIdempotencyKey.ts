import { useCallback, useRef } from "react";
import { readDraft, writeDraft } from "./draftStore.ts";

/** Returns one key until success or discard, even after a reload. A second press therefore repeats the same request. */
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
