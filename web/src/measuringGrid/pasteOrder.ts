import { isUnusual, usualRange } from "../reading/reading.ts";
import { verdictLook } from "../reading/verdict.ts";
import { judge } from "./gridCells.ts";
import type { PastedCell } from "./pastedCells.ts";

export const isUnusualPaste = (pasted: PastedCell) =>
  pasted.outcome === "entered" && isUnusual(pasted.reading, usualRange(pasted.cell.quantity, pasted.cell.measurement));

/** The order: outside or unusual, near a limit, replacing another value, left out, all others. */
export function rankOf(pasted: PastedCell): number {
  if (pasted.outcome === "refused") return 3;
  if (pasted.outcome === "same") return 4;
  const { tone } = verdictLook(judge(pasted.cell, pasted.reading), pasted.cell.quantity);
  if (tone === "bad" || isUnusualPaste(pasted)) return 0;
  if (tone === "near") return 1;
  return pasted.before ? 2 : 4;
}

export const deviatesInPaste = (pasted: PastedCell) => rankOf(pasted) < 4;

/** Sorts deviating values first. Equal ranks stay in the order of the sheet. */
export const previewOrder = (cells: readonly PastedCell[]) =>
  cells.toSorted((one, other) => rankOf(one) - rankOf(other));
