import { lineCells } from "../spreadsheet/readTable.ts";
import { guessColumns, type InstrumentColumn } from "./instrumentColumns.ts";
import { hasColumns, hasQuantityColumn } from "./quantityColumns.ts";

const maxCandidates = 30;

/** `line` counts from 1. */
export type FileText = { line: number; text: string };

/** The first lines with text can name the columns. The last line cannot, because no values follow it. */
export const headingCandidates = (lines: readonly string[]): FileText[] =>
  lines
    .map((text, index) => ({ line: index + 1, text }))
    .filter(({ text }) => /[^\s;,"]/.test(text))
    .slice(0, -1)
    .slice(0, maxCandidates);

export const headingLineOf = (lines: readonly string[], columns: readonly InstrumentColumn[]): number | null =>
  headingCandidates(lines).find(({ text }) => hasColumns(lineCells(text), columns))?.line ?? null;

/** The line that names the most columns; of equal lines the one with the most cells. Null for a single line. */
export function guessHeadingLine(lines: readonly string[], locale: string): number | null {
  const ranked = headingCandidates(lines).map(({ line, text }) => {
    const cells = lineCells(text);
    // A cell with a digit is more likely a room or a value than a column's name.
    const header = cells.filter((cell) => !/\d/.test(cell));
    const roles = guessColumns({ header, rows: [] }, locale).length + (hasQuantityColumn(header) ? 2 : 0);
    return { line, rank: roles * 1_000 + cells.filter(Boolean).length };
  });
  const most = Math.max(...ranked.map(({ rank }) => rank));
  return ranked.find(({ rank }) => rank === most)?.line ?? null;
}
