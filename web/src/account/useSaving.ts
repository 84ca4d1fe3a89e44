import { useState } from "react";
import type { MutationFailure, MutationResult } from "../relay/mutationResult.ts";

export function useSaving(onDone: () => void) {
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const [isSaving, setSaving] = useState(false);
  const save = async (change: () => Promise<MutationResult>) => {
    setFailure(null);
    setSaving(true);
    const result = await change();
    setSaving(false);
    if (result.kind === "done") onDone();
    else setFailure(result);
  };
  return { failure, isSaving, save: (change: () => Promise<MutationResult>) => void save(change) };
}
