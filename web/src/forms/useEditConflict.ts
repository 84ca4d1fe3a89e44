import { useState } from "react";
import { useText } from "../i18n/useText.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import type { Draft } from "./draftStore.ts";

type Saved<T> = { version: string; draft: T };
type Form<T> = { draft: T; setDraft: (draft: T) => void };

/**
 * Optimistic concurrency for an edit form: a save carries the version that the form was opened with (`base`). A refused save brings what
 * stands now, and the form goes on from that with what was entered on top. `noteOf` is the note under a field that somebody else
 * changed; `follow` goes on from a change that the person made beside the form.
 */
export function useEditConflict<T extends Draft>(saved: Saved<T>, form: Form<T>, failure: MutationFailure | null) {
  const text = useText();
  const [base, setBase] = useState(saved);
  const [remoteFields, setRemoteFields] = useState<readonly (keyof T)[]>([]);
  const [isFollowing, setFollowing] = useState(false);
  if ((failure || isFollowing) && saved.version !== base.version) {
    setFollowing(false);
    setRemoteFields(Object.keys(saved.draft).filter((field) => saved.draft[field] !== base.draft[field]));
    setBase(saved);
    form.setDraft(merged(form.draft, base.draft, saved.draft));
  }
  const isConflict = failure?.kind === "refused" && failure.code === "CONFLICT";
  const noteOf = (field: keyof T, words?: string): string | null => {
    if (!isConflict || !remoteFields.includes(field)) return null;
    const remote = base.draft[field];
    if (trimmed(form.draft[field]) === remote) return text("form.conflict.taken");
    return remote === ""
      ? text("form.conflict.cleared")
      : text("form.conflict.theirs", { value: words ?? String(remote) });
  };
  return { base, noteOf, follow: () => setFollowing(true) };
}

/** Entered fields stay, and fields that were not touched follow the other person. */
function merged<T extends Draft>(draft: T, before: T, now: T): T {
  const entered = Object.entries(draft).filter(([field, value]) => trimmed(value) !== before[field]);
  return { ...now, ...Object.fromEntries(entered) };
}

const trimmed = (value: unknown) => (typeof value === "string" ? value.trim() : value);
