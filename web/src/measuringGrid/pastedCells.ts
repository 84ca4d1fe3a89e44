import { parseReading, type Reading, sameReading } from "../reading/reading.ts";
import type { UnsavedReadings } from "../reading/unsavedReadings.ts";
import { type CellPosition, cellAt, type Grid, type GridCell, type GridColumn, shownReading } from "./gridCells.ts";

export type PasteRefusal = "noRoom" | "noCell" | "loading" | "finished" | "notReading";

/** One value of a pasted sheet: where it goes, and what becomes of it there. */
export type PastedCell = {
  position: CellPosition;
  /** The room's title, or the pasted name if none or several have it. */
  room: string;
  column: GridColumn | null;
  text: string;
} & (
  | { outcome: "refused"; refusal: PasteRefusal }
  /** `before` is what stands there, saved or not; null where nothing does. */
  | { outcome: "entered" | "same"; cell: GridCell; reading: Reading; before: Reading | null }
);

/** The rows that a spreadsheet copied as text; null when it is one value, which the field takes itself. */
export function parseSheet(text: string): string[][] | null {
  const lines = text.replace(/(\r\n?|\n)$/, "").split(/\r\n?|\n/);
  const rows = lines.map((line) => line.split("\t").map((cell) => cell.trim()));
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1 ? rows : null;
}

/**
 * The cells that a pasted sheet fills from this position on. If its first column has names of rooms, each row goes to the room of that
 * name. Empty cells change nothing.
 */
export function pastedCells(grid: Grid, from: CellPosition, sheet: readonly string[][], unsaved: UnsavedReadings) {
  const isNamed = sheet.some(([name]) => name && grid.rows.some(({ title }) => isSameName(title, name)));
  return sheet.flatMap((line, index) => {
    const [name = "", ...named] = line;
    const values = isNamed ? named : line;
    const row = isNamed ? rowNamed(grid, name) : from.row + index;
    return values.flatMap((text, offset): PastedCell[] => {
      if (text === "") return [];
      const position = { row, column: Math.max(1, from.column) + offset };
      return [toPastedCell(grid, position, grid.rows[row]?.title ?? (isNamed ? name : ""), text, unsaved)];
    });
  });
}

const isSameName = (title: string, name: string) => title.trim().toLowerCase() === name.toLowerCase();

/** -1 for a name that no room has, and for one that several have. */
function rowNamed({ rows }: Grid, name: string): number {
  const found = rows.flatMap(({ title }, index) => (isSameName(title, name) ? [index] : []));
  return found.length === 1 ? (found[0] ?? -1) : -1;
}

function toPastedCell(
  grid: Grid,
  position: CellPosition,
  room: string,
  text: string,
  unsaved: UnsavedReadings,
): PastedCell {
  const pasted = { position, room, text, column: grid.columns[position.column - 1] ?? null };
  const refuse = (refusal: PasteRefusal): PastedCell => ({ ...pasted, outcome: "refused", refusal });
  const row = grid.rows[position.row];
  if (!row) return refuse("noRoom");
  if (!row.room) return refuse("loading");
  const cell = cellAt(grid, position);
  if (!cell) return refuse("noCell");
  if (!row.room.viewerCanRecord) return refuse("finished");
  const reading = parseReading(text, cell.quantity);
  if (!reading) return refuse("notReading");
  const { reading: shown } = shownReading(cell, unsaved);
  const before = shown?.kind === "empty" ? null : shown;
  const isSame = before !== null && sameReading(before, reading);
  return { ...pasted, outcome: isSame ? "same" : "entered", cell, reading, before };
}
