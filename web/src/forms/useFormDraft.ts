import { useCallback, useEffect, useState } from "react";
import { type Draft, draftName, readDraft, writeDraft } from "./draftStore.ts";
import { useIdempotencyKey } from "./useIdempotencyKey.ts";

/**
 * The state of a form that outlives the page. It starts from what was kept under `key`, else from `initial`; `wasKept` says which.
 * `drop` ends it, once it was saved or given up; `startOver` goes back to `initial`. With `endsWhenLeft` it outlives a reload and
 * the end of the session, not being left on purpose. `idempotencyKey` is the same for every try to do what the form is for.
 */
export function useFormDraft<T extends Draft>(key: string, initial: T, { endsWhenLeft = false } = {}) {
  const [name] = useState(() => draftName(key));
  const [first] = useState(initial);
  const [kept, setKept] = useState(() => fitting(readDraft(name), initial));
  const [draft, setDraft] = useState<T>(kept ?? initial);
  const { idempotencyKey, forget } = useIdempotencyKey(name);
  useEffect(() => writeDraft(name, changed(draft, first)), [name, draft, first]);
  const drop = useCallback(() => {
    writeDraft(name, null);
    forget();
  }, [name, forget]);
  useEffect(() => {
    const leave = () => {
      if (draftName(key) === name) drop();
    };
    return endsWhenLeft ? leave : undefined;
  }, [endsWhenLeft, key, name, drop]);
  const startOver = () => {
    setKept(null);
    setDraft(first);
  };
  return { draft, setDraft, wasKept: kept !== null, drop, startOver, idempotencyKey };
}

export type FormDraft<T extends Draft> = ReturnType<typeof useFormDraft<T>>;

/** The kept fields that the form still has, over its initial ones; null when nothing of it fits. */
function fitting<T extends Draft>(kept: Draft | null, initial: T): T | null {
  if (!kept) return null;
  const fields = Object.entries(kept).filter(([field, value]) => field in initial && isAlike(value, initial[field]));
  const draft = { ...initial, ...Object.fromEntries(fields) };
  return changed(draft, initial) ? draft : null;
}

const isAlike = (a: unknown, b: unknown) => (typeof a === "boolean") === (typeof b === "boolean");

/** The changed fields alone, so that an untouched field shows the saved value; null when none was changed. */
function changed(draft: Draft, first: Draft): Draft | null {
  const entered = Object.entries(draft).filter(([field, value]) => value !== first[field]);
  return entered.length === 0 ? null : Object.fromEntries(entered);
}
