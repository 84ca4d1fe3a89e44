import { useEffect, useEffectEvent, useState } from "react";
import { flushSync } from "react-dom";
import { isDialogOpen } from "./useShortcut.ts";

/** More rows are for a spreadsheet. */
export const maxPrintedRows = 500;

type Options = {
  count: number;
  /** How many of the first rows, up to the limit, have been fetched. */
  loaded: number;
  hasFailed: boolean;
  /** Fetches more rows, or the same again after a failure. */
  fetchMore: () => void;
};

/**
 * Draws the first rows of a table at once for a print. Ctrl P loads missing rows before printing; a print from the menu of the browser
 * cannot wait and has the loaded rows.
 */
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
      // After this drawing, since the browser draws the page anew before it prints.
      setTimeout(() => window.print());
    } else if (hasFailed) setPhase("screen");
    else fetchMore();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: It goes on with each answer.
  useEffect(() => goOn(), [phase, loaded, hasFailed]);
  return { printed: phase === "screen" ? null : { first: 0, end }, isFetching: phase === "fetching" };
}
