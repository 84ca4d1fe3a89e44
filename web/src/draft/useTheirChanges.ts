import { useState } from "react";
import { useText } from "../i18n/useText.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import type { Draft } from "./draftStore.ts";

type Saved<T> = { version: string; draft: T };
type Form<T> = { draft: T; setDraft: (draft: T) => void };

/**
 * What an edit form started from, whatever the page learns meanwhile, so that a save over somebody else's change is refused. A refused
 * save brings what stands now: the form then goes on from that, with what was entered on top. `noteOf` says under a field what the other
 * person made of it; `follow` goes on from a change of one's own beside the form.
 */
export function useTheirChanges<T extends Draft>(saved: Saved<T>, form: Form<T>, problem: MutationFailure | null) {
  const text = useText();
  const [base, setBase] = useState(saved);
  const [theirFields, setTheirFields] = useState<readonly (keyof T)[]>([]);
  const [isFollowing, setFollowing] = useState(false);
  if ((problem || isFollowing) && saved.version !== base.version) {
    setFollowing(false);
    setTheirFields(Object.keys(saved.draft).filter((field) => saved.draft[field] !== base.draft[field]));
    setBase(saved);
    form.setDraft(merged(form.draft, base.draft, saved.draft));
  }
  const isConflict = problem?.kind === "refused" && problem.code === "CONFLICT";
  const noteOf = (field: keyof T, words?: string): string | null => {
    if (!isConflict || !theirFields.includes(field)) return null;
    const theirs = base.draft[field];
    if (trimmed(form.draft[field]) === theirs) return text("form.conflict.taken");
    return theirs === ""
      ? text("form.conflict.cleared")
      : text("form.conflict.theirs", { value: words ?? String(theirs) });
  };
  return { base, noteOf, follow: () => setFollowing(true) };
}

/** What was entered stays, and a field that was not touched follows the other person. */
function merged<T extends Draft>(draft: T, before: T, now: T): T {
  const entered = Object.entries(draft).filter(([field, value]) => trimmed(value) !== before[field]);
  return { ...now, ...Object.fromEntries(entered) };
}

const trimmed = (value: unknown) => (typeof value === "string" ? value.trim() : value);
