import { useState } from "react";
import type { MutationFailure, MutationResult } from "../relay/mutationResult.ts";

/** Runs a change of a form's: what went wrong stays to be read, and the form is left once all is done. */
export function useSaving(onDone: () => void) {
  const [problem, setProblem] = useState<MutationFailure | null>(null);
  const [isSaving, setSaving] = useState(false);
  const save = async (change: () => Promise<MutationResult>) => {
    setProblem(null);
    setSaving(true);
    const outcome = await change();
    setSaving(false);
    if (outcome.kind === "done") onDone();
    else setProblem(outcome);
  };
  return { problem, isSaving, save: (change: () => Promise<MutationResult>) => void save(change) };
}
