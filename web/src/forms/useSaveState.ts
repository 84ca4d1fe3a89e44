import { useCallback, useRef, useState } from "react";
import type { MutationResult } from "../relay/mutationResult.ts";

export type SaveState = { kind: "idle" | "saving" | "failed" } | { kind: "saved"; at: Date };

export function useSaveState() {
  const [state, setState] = useState<SaveState>({ kind: "idle" });
  const underWay = useRef({ count: 0, hasFailed: false });
  /** `isToldElsewhere` is true if another part of the page shows the failure. */
  const track = useCallback(
    async (saving: Promise<MutationResult>, { isToldElsewhere = false } = {}): Promise<MutationResult> => {
      const all = underWay.current;
      if (all.count === 0) all.hasFailed = false;
      all.count += 1;
      setState((now) => (now.kind === "saving" ? now : { kind: "saving" }));
      const result = await saving;
      all.count -= 1;
      const isDone = result.kind === "done";
      if (!isDone && !isToldElsewhere) all.hasFailed = true;
      if (all.count > 0) return result;
      if (all.hasFailed) setState({ kind: "failed" });
      else setState(isDone ? { kind: "saved", at: new Date() } : { kind: "idle" });
      return result;
    },
    [],
  );
  return { state, track };
}

export type Track = ReturnType<typeof useSaveState>["track"];
