import { useRef, useState } from "react";
import type { MutationFailure, MutationResult } from "./mutationResult.ts";

type Item = { readonly id: string };

/** How a change of several things ended. */
export type Several<T> = {
  readonly done: readonly T[];
  readonly left: readonly (T & { failure: MutationFailure })[];
  /** Since it was stopped. */
  readonly untried: readonly T[];
};

const nothing = { done: [], left: [], untried: [] };

/** Runs a change of several things, one after another, so that it can be stopped, and tells of each how it ended. */
export function useSeveral() {
  const [progress, setProgress] = useState<{ done: number; count: number } | null>(null);
  const isStopped = useRef(false);
  /** With those that were changed `earlier` when these are what was left of it, so that all can be undone together. */
  async function run<T extends Item>(
    items: readonly T[],
    change: (item: T) => Promise<MutationResult>,
    earlier: Several<T> = nothing,
  ): Promise<Several<T>> {
    isStopped.current = false;
    const again = new Set(items.map(({ id }) => id));
    const isOther = ({ id }: Item) => !again.has(id);
    const done = [...earlier.done];
    const left = earlier.left.filter(isOther);
    const untried = earlier.untried.filter(isOther);
    for (const [index, item] of items.entries()) {
      if (isStopped.current) {
        untried.push(...items.slice(index));
        break;
      }
      setProgress({ done: index, count: items.length });
      const result = await change(item);
      if (result.kind === "done") done.push(item);
      else left.push({ ...item, failure: result });
    }
    setProgress(null);
    return { done, left, untried };
  }
  const stop = () => {
    isStopped.current = true;
  };
  return { run, progress, stop };
}
