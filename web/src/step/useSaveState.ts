import { useCallback, useState } from "react";
import type { Outcome } from "../installation/outcome.ts";

export type SaveState = { kind: "idle" | "saving" | "failed" } | { kind: "saved"; at: Date };

/** Watches savings of a whole step: saving while one is under way, then when the last was saved, or that one failed. */
export function useSaveState() {
  const [state, setState] = useState<SaveState>({ kind: "idle" });
  const track = useCallback(async (saving: Promise<Outcome>): Promise<Outcome> => {
    setState({ kind: "saving" });
    const outcome = await saving;
    setState(outcome.kind === "done" ? { kind: "saved", at: new Date() } : { kind: "failed" });
    return outcome;
  }, []);
  return { state, track };
}

export type Track = ReturnType<typeof useSaveState>["track"];
