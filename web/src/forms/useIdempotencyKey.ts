import { useCallback, useRef } from "react";
import { readDraft, writeDraft } from "./draftStore.ts";

type Kept = { key: string; input: string };

/** Keeps one key for an input until success or discard, even after a reload. A second press repeats the request. */
export function useIdempotencyKey(draftName: string) {
  const made = useRef<Kept | null>(null);
  const name = `${draftName} key`;
  const idempotencyKey = useCallback(
    (input = "") => {
      const kept = made.current ?? storedKey(name);
      made.current = kept?.input === input ? kept : { key: crypto.randomUUID(), input };
      writeDraft(name, made.current);
      return made.current.key;
    },
    [name],
  );
  const forget = useCallback(() => {
    made.current = null;
    writeDraft(name, null);
  }, [name]);
  return { idempotencyKey, forget };
}

function storedKey(name: string): Kept | null {
  const { key, input = "" } = readDraft(name) ?? {};
  return typeof key === "string" && typeof input === "string" ? { key, input } : null;
}
