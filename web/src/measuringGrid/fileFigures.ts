import type { Quantity } from "../reading/reading.ts";
import type { PastedCell, PasteRefusal, PreviewLine } from "./pastedCells.ts";
import { deviatesInPaste, isOutsidePaste, isUnusualPaste, type PreviewGroup, rankOf } from "./pasteOrder.ts";

/** Counts what becomes of the lines of a file. Each line counts once: entered, there already, or left out. */
export function fileFigures(lines: readonly PreviewLine[]) {
  const cells = lines.flatMap((line) => line.cells);
  const entered = cells.filter(({ outcome }) => outcome === "entered");
  const givesValue = ({ cells: own }: PreviewLine) => own.some(({ outcome }) => outcome === "entered");
  const isLeftOut = ({ cells: own }: PreviewLine) => own.every(({ outcome }) => outcome === "refused");
  const enteredLines = lines.filter(givesValue);
  const leftOutLines = lines.filter(isLeftOut);
  return {
    entered,
    lineCount: numbersOf(enteredLines).length,
    sameLineCount: lines.length - enteredLines.length - leftOutLines.length,
    leftOutLines: numbersOf(leftOutLines),
    leftOut: reasonsOf(leftOutLines),
    parts: partsOf(lines),
    roomCount: new Set(enteredLines.map(({ row }) => row)).size,
    sameCount: cells.filter(({ outcome }) => outcome === "same").length,
    replacedCount: entered.filter((cell) => cell.outcome === "entered" && cell.before !== null).length,
    outsideCount: entered.filter(isOutsidePaste).length,
    outsideRooms: [...new Set(lines.filter((line) => line.cells.some(isOutsidePaste)).map(({ room }) => room))],
    unusualCount: entered.filter(isUnusualPaste).length,
  };
}

export type Figures = ReturnType<typeof fileFigures>;

const numbersOf = (lines: readonly PreviewLine[]) => [...new Set(lines.map(({ line }) => line))];

type Reason = { refusal: PasteRefusal; room: string; lines: readonly number[] };

/** The lines that are left out for a single reason, by reason. Each unknown room is a reason of its own. */
function reasonsOf(lines: readonly PreviewLine[]): readonly Reason[] {
  const found = new Map<string, Reason>();
  for (const { line, room, cells } of lines) {
    const refusal = onlyRefusal(cells);
    if (!refusal) continue;
    const name = refusal === "noRoom" ? `${refusal} ${room}` : refusal;
    found.set(name, { refusal, room, lines: [...new Set([...(found.get(name)?.lines ?? []), line])] });
  }
  return [...found.values()];
}

type Part = { quantity: Quantity; refusal: PasteRefusal; lines: number[] };

/** The left-out values of lines that are left out only in part, or for several reasons. */
function partsOf(lines: readonly PreviewLine[]): readonly Part[] {
  const found = new Map<string, Part>();
  for (const { line, cells } of lines)
    for (const cell of onlyRefusal(cells) ? [] : cells) {
      if (cell.outcome !== "refused" || !cell.column) continue;
      const { quantity } = cell.column;
      const name = `${quantity} ${cell.refusal}`;
      const part = found.get(name) ?? { quantity, refusal: cell.refusal, lines: [] };
      found.set(name, { ...part, lines: [...part.lines, line] });
    }
  return [...found.values()];
}

/** Null if the values of a line differ in their reasons, or some are not refused. */
function onlyRefusal(cells: readonly PastedCell[]): PasteRefusal | null {
  const refusals = new Set(cells.map((cell) => (cell.outcome === "refused" ? cell.refusal : null)));
  return refusals.size === 1 ? ([...refusals][0] ?? null) : null;
}

/** Lines that need a choice come first and stay there, so that the focus does not move. */
const lineRank = ({ lacks, cells }: PreviewLine) => (lacks.length > 0 ? -1 : Math.min(...cells.map(rankOf)));

/** Sorts by rank: lines that need a choice or a look come first, left-out lines last. Equal ranks keep their order. */
export const linesInOrder = <Line extends PreviewLine>(lines: readonly Line[]): Line[] =>
  lines.toSorted((one, other) => lineRank(one) - lineRank(other));

/** A line that lacks something has its own group, and stays in this group after the repair. */
export function groupOfLine({ lacks, cells }: PreviewLine): PreviewGroup {
  if (lacks.length > 0) return "repaired";
  if (cells.every(({ outcome }) => outcome === "refused")) return "refused";
  return cells.some(({ outcome }) => outcome === "entered") ? "entered" : "same";
}

export const deviatesInFile = ({ lacks, cells }: PreviewLine) => lacks.length > 0 || cells.some(deviatesInPaste);
