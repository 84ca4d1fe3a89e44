import { isUnusual, usualRange } from "../reading/reading.ts";
import { verdictLook } from "../reading/verdict.ts";
import { judge } from "./gridCells.ts";
import type { PastedCell } from "./pastedCells.ts";

export const isUnusualPaste = (pasted: PastedCell) =>
  pasted.outcome === "entered" && isUnusual(pasted.reading, usualRange(pasted.cell.quantity, pasted.cell.measurement));

/** In the order of the preview. */
export const previewGroups = ["repaired", "entered", "refused", "same"] as const;

export type PreviewGroup = (typeof previewGroups)[number];

/** First entered values, those to look at before the others; then refused ones; last those already there. */
export function rankOf(pasted: PastedCell): number {
  if (pasted.outcome === "refused") return leftOutRank + (pasted.refusal === "finished" ? 2 : 1);
  if (pasted.outcome === "same") return leftOutRank + 3;
  const { tone } = verdictLook(judge(pasted.cell, pasted.reading), pasted.cell.quantity);
  if (tone === "bad" || isUnusualPaste(pasted)) return 0;
  if (tone === "near") return 1;
  return pasted.before ? 2 : 3;
}

const leftOutRank = 4;

export const deviatesInPaste = (pasted: PastedCell) => rankOf(pasted) < 3 || pasted.outcome === "refused";

export const isOutsidePaste = (pasted: PastedCell) =>
  pasted.outcome === "entered" && verdictLook(judge(pasted.cell, pasted.reading), pasted.cell.quantity).tone === "bad";
