import { useEffect, useEffectEvent, useState } from "react";
import { flushSync } from "react-dom";
import { isDialogOpen } from "./useShortcut.ts";

/** A print has at most this many rows. For more, a spreadsheet is better. */
export const maxPrintedRows = 500;

type Options = {
  count: number;
  /** The number of loaded rows. Rows beyond `maxPrintedRows` need not count. */
  loaded: number;
  hasFailed: boolean;
  /** Loads more rows, or the same rows again after a failure. */
  fetchMore: () => void;
};

/** Renders the first rows for printing. Ctrl P loads missing rows first; printing from the menu does not. */
export function usePrintedRows({ count, loaded, hasFailed, fetchMore }: Options) {
  const [phase, setPhase] = useState<"screen" | "fetching" | "printing">("screen");
  const end = Math.min(count, maxPrintedRows);
  const isComplete = loaded >= end;
  useEffect(() => {
    const draw = () => flushSync(() => setPhase("printing"));
    const leave = () => setPhase("screen");
    window.addEventListener("beforeprint", draw);
    window.addEventListener("afterprint", leave);
    return () => {
      window.removeEventListener("beforeprint", draw);
      window.removeEventListener("afterprint", leave);
    };
  }, []);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isPrint = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key === "p";
    if (!isPrint || isComplete || isDialogOpen()) return;
    event.preventDefault();
    if (hasFailed) fetchMore();
    setPhase("fetching");
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  const goOn = useEffectEvent(() => {
    if (phase !== "fetching") return;
    if (isComplete) {
      setPhase("printing");
      // The timeout lets this render finish before printing.
      setTimeout(() => window.print());
    } else if (hasFailed) setPhase("screen");
    else fetchMore();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each answer.
  useEffect(() => goOn(), [phase, loaded, hasFailed]);
  return { printed: phase === "screen" ? null : { first: 0, end }, isFetching: phase === "fetching" };
}
