import { useCallback, useRef, useState } from "react";
import type { Outcome } from "../installation/outcome.ts";

export type SaveState = { kind: "idle" | "saving" | "failed" } | { kind: "saved"; at: Date };

/** Watches savings of a whole step: saving while any is under way, then when the last was saved, or that one of them failed. */
export function useSaveState() {
  const [state, setState] = useState<SaveState>({ kind: "idle" });
  const underWay = useRef({ count: 0, hasFailed: false });
  const track = useCallback(async (saving: Promise<Outcome>): Promise<Outcome> => {
    const all = underWay.current;
    if (all.count === 0) all.hasFailed = false;
    all.count += 1;
    setState({ kind: "saving" });
    const outcome = await saving;
    all.count -= 1;
    if (outcome.kind !== "done") all.hasFailed = true;
    if (all.count === 0) setState(all.hasFailed ? { kind: "failed" } : { kind: "saved", at: new Date() });
    return outcome;
  }, []);
  return { state, track };
}

export type Track = ReturnType<typeof useSaveState>["track"];
