import { parseReading, type Reading, sameReading } from "../reading/reading.ts";
import type { UnsavedReadings } from "../reading/unsavedReadings.ts";
import { type CellPosition, cellAt, type Grid, type GridCell, type GridColumn, shownReading } from "./gridCells.ts";

export type PasteRefusal = "noRoom" | "noCell" | "loading" | "finished" | "notReading";

export type PastedCell = {
  position: CellPosition;
  /** The room's title, or the pasted name if none or several rooms have it. */
  room: string;
  column: GridColumn | null;
  text: string;
} & (
  | { outcome: "refused"; refusal: PasteRefusal }
  /** `before` is the cell's current value, saved or not; null for an empty cell. */
  | { outcome: "entered" | "same"; cell: GridCell; reading: Reading; before: Reading | null }
);

/** The rows of a sheet copied from a spreadsheet; null for a single value, which is pasted as text. */
export function parseSheet(text: string): string[][] | null {
  const lines = text.replace(/(\r\n?|\n)$/, "").split(/\r\n?|\n/);
  const rows = lines.map((line) => line.split("\t").map((cell) => cell.trim()));
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1 ? rows : null;
}

/**
 * The cells that a pasted sheet fills from here on. If its first column contains room names, each row goes to the
 * named room. Empty cells change nothing.
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

/** The room's row; -1 if no room or several rooms have this name. */
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
