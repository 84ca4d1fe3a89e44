import { useRef, useState } from "react";
import type { MutationFailure, MutationResult } from "./mutationResult.ts";

/** How a change of several things ended; those that were not tried, since it was stopped, are in neither. */
export type Several<T> = { readonly done: readonly T[]; readonly left: readonly (T & { failure: MutationFailure })[] };

/** Runs a change of several things, one after another, so that it can be stopped, and tells of each how it ended. */
export function useSeveral() {
  const [progress, setProgress] = useState<{ done: number; count: number } | null>(null);
  const isStopped = useRef(false);
  async function run<T>(items: readonly T[], change: (item: T) => Promise<MutationResult>): Promise<Several<T>> {
    isStopped.current = false;
    const done: T[] = [];
    const left: (T & { failure: MutationFailure })[] = [];
    for (const [index, item] of items.entries()) {
      if (isStopped.current) break;
      setProgress({ done: index, count: items.length });
      const result = await change(item);
      if (result.kind === "done") done.push(item);
      else left.push({ ...item, failure: result });
    }
    setProgress(null);
    return { done, left };
  }
  const stop = () => {
    isStopped.current = true;
  };
  return { run, progress, stop };
}
