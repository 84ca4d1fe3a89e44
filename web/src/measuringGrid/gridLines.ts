import { type CellPosition, cellOf, type Grid, type GridColumn } from "./gridCells.ts";
import type { Room } from "./gridRooms.ts";

/** `position` is the product's index in the room. */
export type GridLine = { row: number; position: number };

/** A room has a line for each product, up to the last product with a value in the columns. */
export const countLines = (room: Room, columns: readonly GridColumn[]): number =>
  Math.max(0, ...columns.map((column) => (cellOf(room, column) ? column.position + 1 : 0)));

/** All lines show the columns of the first product. */
export const lineColumns = (columns: readonly GridColumn[]) => columns.filter(({ position }) => position === 0);

/** The lines of all rooms. A room that is not shown gets `hidden` lines. */
export const linesOf = ({ lineCounts }: Pick<Grid, "lineCounts">, hidden = 0): GridLine[] =>
  lineCounts.flatMap((count, row) => Array.from({ length: count || hidden }, (_, position) => ({ row, position })));

/** The line of a cell. For a room's name, this is the room's first line. */
export const lineOf = ({ columns }: Grid, { row, column }: CellPosition): GridLine => ({
  row,
  position: columns[column - 1]?.position ?? 0,
});

/** The column of the same step and quantity for another product of the room. */
export function columnAt({ columns }: Grid, column: number, position: number): number {
  const { length } = lineColumns(columns);
  return column === 0 ? 0 : position * length + ((column - 1) % length) + 1;
}

export function nearestCell(grid: Grid, { row, column }: CellPosition): CellPosition {
  const wanted = { row: Math.max(0, row), column: Math.min(column, grid.columns.length) };
  const { position } = lineOf(grid, wanted);
  const lines = linesOf(grid);
  const near =
    lines.findLast((line) => line.row === wanted.row && line.position <= position) ??
    lines.find((line) => line.row > wanted.row) ??
    lines.at(-1);
  return near ? { row: near.row, column: columnAt(grid, wanted.column, near.position) } : wanted;
}

/** The cell `by` lines below this one, or above it if `by` is negative; at most the grid's last or first line. */
export function cellBelow(grid: Grid, from: CellPosition, by: number): CellPosition {
  const own = lineOf(grid, from);
  const lines = linesOf(grid).filter(({ position }) => from.column > 0 || position === 0);
  const at = lines.findIndex(({ row, position }) => row === own.row && position === own.position) + by;
  const line = lines[Math.max(0, Math.min(lines.length - 1, at))] ?? own;
  return { row: line.row, column: columnAt(grid, from.column, line.position) };
}

export function lineEnds(grid: Grid, from: CellPosition): { first: number; last: number } {
  const { length } = lineColumns(grid.columns);
  const { position } = lineOf(grid, from);
  return { first: position * length + 1, last: (position + 1) * length };
}
