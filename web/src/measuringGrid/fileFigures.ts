import type { FileLine } from "./fileLines.ts";
import type { PasteRefusal } from "./pastedCells.ts";
import { deviatesInPaste, isUnusualPaste, rankOf } from "./pasteOrder.ts";

/** Counts of what the lines of a file become, and the lines that are left out, each reason with its lines. */
export function fileFigures(lines: readonly FileLine[]) {
  const cells = lines.flatMap((line) => line.cells);
  const entered = cells.filter(({ outcome }) => outcome === "entered");
  const givesValue = ({ cells: own }: FileLine) => own.some(({ outcome }) => outcome === "entered");
  const enteredLines = lines.filter(givesValue);
  const leftOut = new Map<PasteRefusal, number[]>();
  for (const { line, cells: own } of lines)
    for (const cell of own)
      if (cell.outcome === "refused") leftOut.set(cell.refusal, [...(leftOut.get(cell.refusal) ?? []), line]);
  return {
    entered,
    leftOut,
    lineCount: enteredLines.length,
    roomCount: new Set(enteredLines.map(({ row }) => row)).size,
    leftOutLines: lines.filter((one) => one.cells.some(({ outcome }) => outcome === "refused")).map(({ line }) => line),
    sameCount: cells.filter(({ outcome }) => outcome === "same").length,
    replacedCount: entered.filter((cell) => cell.outcome === "entered" && cell.before !== null).length,
    unusualCount: entered.filter(isUnusualPaste).length,
  };
}

/** A line that a person repaired stays among those that were left out, so that the focus does not move. */
const lineRank = ({ lacks, cells }: FileLine) => (lacks.length > 0 ? leftOutRank : Math.min(...cells.map(rankOf)));
const leftOutRank = 3;

export const linesInOrder = (lines: readonly FileLine[]) =>
  lines.toSorted((one, other) => lineRank(one) - lineRank(other));

export const deviatesInFile = ({ lacks, cells }: FileLine) => lacks.length > 0 || cells.some(deviatesInPaste);
