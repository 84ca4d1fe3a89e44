import { useRef, useState } from "react";
import type { MutationFailure, MutationResult } from "./mutationResult.ts";
import { ratePauseMs } from "./networkState.ts";

type Item = { readonly id: string };

export type Several<T> = {
  readonly done: readonly T[];
  readonly left: readonly (T & { failure: MutationFailure })[];
  /** The items that were not tried because the person stopped. */
  readonly untried: readonly T[];
};

/** `isWaiting`: the gateway's rate limit is reached. */
type Progress = { readonly done: number; readonly count: number; readonly isWaiting?: boolean };

/** The pause if the service names no time for the next try. */
const unknownPauseMs = 5_000;
/** A shorter pause is not shown, because nobody could read the notice. */
const toldPauseMs = 2_000;

const nothing = { done: [], left: [], untried: [] };

/** Changes items one after another until stopped. Leaves a share of the rate limit to the page's own requests. */
export function useSeveral() {
  const [progress, setProgress] = useState<Progress | null>(null);
  const stopping = useRef(new AbortController());
  /** `earlier` is a previous result. Its items that are not tried again are in the new result, for undoing all. */
  async function run<T extends Item>(
    items: readonly T[],
    change: (item: T) => Promise<MutationResult>,
    earlier: Several<T> = nothing,
  ): Promise<Several<T>> {
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    const again = new Set(items.map(({ id }) => id));
    const isOther = ({ id }: Item) => !again.has(id);
    const done = [...earlier.done];
    const left = earlier.left.filter(isOther);
    const untried = earlier.untried.filter(isOther);
    for (const [index, item] of items.entries()) {
      const result = await changeInTime(() => change(item), {
        signal,
        onPause: (isWaiting) => setProgress({ done: index, count: items.length, isWaiting }),
      });
      if (result === null) {
        untried.push(...items.slice(index));
        break;
      }
      if (result.kind === "done") done.push(item);
      else left.push({ ...item, failure: result });
    }
    setProgress(null);
    return { done, left, untried };
  }
  const stop = () => stopping.current.abort();
  return { run, progress, stop };
}

type Timing = { signal: AbortSignal; onPause: (isWaiting: boolean) => void };

/** Null if the run was stopped. A rate-limited change was not made, so it is repeated. */
async function changeInTime(
  change: () => Promise<MutationResult>,
  { signal, onPause }: Timing,
): Promise<MutationResult | null> {
  for (let pauseMs = ratePauseMs(); ; pauseMs = ratePauseMs() || unknownPauseMs) {
    if (signal.aborted) return null;
    onPause(pauseMs > toldPauseMs);
    if (pauseMs > 0) {
      await pause(pauseMs, signal);
      if (signal.aborted) return null;
      onPause(false);
    }
    const result = await change();
    if (result.kind !== "failed" || result.code !== "RATE_LIMITED") return result;
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
