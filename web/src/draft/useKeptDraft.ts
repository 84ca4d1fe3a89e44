import { useCallback, useEffect, useState } from "react";
import { type Draft, draftName, readDraft, writeDraft } from "./draftStore.ts";

/**
 * The state of a form that outlives the page. It starts from what was kept under `key`, else from `initial`; `wasKept` says which.
 * `drop` ends it, once it was saved or given up; `startOver` goes back to `initial`. With `endsWhenLeft` it outlives a reload, not being
 * left on purpose.
 */
export function useKeptDraft<T extends Draft>(key: string, initial: T, { endsWhenLeft = false } = {}) {
  const [name] = useState(() => draftName(key));
  const [first] = useState(initial);
  const [kept, setKept] = useState(() => fitting(readDraft(name), initial));
  const [draft, setDraft] = useState<T>(kept ?? initial);
  useEffect(() => writeDraft(name, isSame(draft, first) ? null : draft), [name, draft, first]);
  const drop = useCallback(() => writeDraft(name, null), [name]);
  useEffect(() => (endsWhenLeft ? drop : undefined), [endsWhenLeft, drop]);
  const startOver = () => {
    setKept(null);
    setDraft(first);
  };
  return { draft, setDraft, wasKept: kept !== null, drop, startOver };
}

/** The kept fields that the form still has, over its initial ones; null when nothing of it fits. */
function fitting<T extends Draft>(kept: Draft | null, initial: T): T | null {
  if (!kept) return null;
  const fields = Object.entries(kept).filter(([field, value]) => field in initial && isAlike(value, initial[field]));
  const draft = { ...initial, ...Object.fromEntries(fields) };
  return isSame(draft, initial) ? null : draft;
}

const isAlike = (a: unknown, b: unknown) => (typeof a === "boolean") === (typeof b === "boolean");

const isSame = (a: Draft, b: Draft) => Object.keys(b).every((field) => a[field] === b[field]);
