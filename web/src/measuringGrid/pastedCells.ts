import { parseReading, type Reading, sameReading } from "../reading/reading.ts";
import type { UnsavedReadings } from "../reading/unsavedReadings.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import type { FileLine, LineFacts } from "./fileLines.ts";
import { type CellPosition, cellOf, type Grid, type GridCell, type GridColumn, shownReading } from "./gridCells.ts";
import { columnAt, lineColumns, lineOf, linesOf } from "./gridLines.ts";
import type { NamedStep } from "./heading.ts";
import type { ColumnRole } from "./instrumentColumns.ts";
import { unitAtEnd, withoutUnit } from "./measuredText.ts";
import { lineTargets, nameProducts, onlyProducts, readHead, readStepColumns, type Target } from "./sheetTargets.ts";

export type PasteRefusal =
  | ("noRoom" | "noCell" | "loading" | "finished" | "notReading" | "severalProducts")
  /** Refusals that only lines of a file have. */
  | ("noValue" | "noStep" | "notDay" | "notVoltage" | "laterLine" | "tooManyCells");

export type PastedCell = {
  /** The room's title, or the pasted name if that name does not fit exactly one room. */
  room: string;
  column: GridColumn | null;
  text: string;
  /** Set for a value from a file: the number of its line, and the facts that the line tells. */
  line?: number;
  facts?: LineFacts;
} & (
  | { outcome: "refused"; refusal: PasteRefusal }
  /** `typed` is the text in the quantity's unit. `before` is the cell's value, saved or not; null for an empty cell. */
  | { outcome: "entered" | "same"; cell: GridCell; typed: string; reading: Reading; before: Reading | null }
);

/** `unknown` has the headings that name no room, step or quantity. */
export type PastedSheet = { cells: readonly PastedCell[]; unknown: readonly string[]; file?: FileSource };

/** The file of an instrument, which is stored before its values are entered. */
export type FileSource = {
  name: string;
  /** `calibrationEnd` is set if the calibration had ended by the last day of the lines. */
  instrument: { id: string; name: string; calibrationEnd: string | null };
  roles: readonly ColumnRole[];
  headingLine: number;
  lines: readonly FileLine[];
  /** True once the values were entered. `lines` then has the entered values. */
  isEntered: boolean;
  /** Returns the file's global id, or a failure if the file was not stored. */
  store: () => Promise<{ fileId: string } | MutationFailure>;
  onRepair: (key: string, value: string) => void;
  onEntered: () => void;
  /** Opens the dialog in which a person changes how the file is read. */
  onChange: () => void;
};

export function parseSheet(text: string): string[][] {
  const lines = text.replace(/(\r\n?|\n)$/, "").split(/\r\n?|\n/);
  return lines.map((line) => line.split("\t").map((cell) => cell.trim()));
}

/** False for a single value without a unit, which is pasted as text. */
export const isSheet = (sheet: readonly string[][]) =>
  sheet.length > 1 || (sheet[0]?.length ?? 0) > 1 || unitAtEnd(sheet[0]?.[0] ?? "") !== null;

/**
 * Headings name columns of any step. Without headings, a row with a room's name starts at the step's first quantity,
 * any other row at `from`. Empty cells change nothing.
 */
export function pastedCells(
  grid: Grid,
  from: CellPosition,
  sheet: readonly string[][],
  steps: readonly NamedStep[],
  unsaved: UnsavedReadings,
): PastedSheet {
  const isRoom = (text: string) => text !== "" && grid.rows.some(({ title }) => isSameName(title, text));
  const head = readHead(sheet, steps, isRoom) ?? readStepColumns(sheet, steps, isRoom);
  const lines = sheet.slice(head?.rowCount ?? 0);
  const headed = head ? head.headings.findIndex(({ kind }) => kind === "room") : -1;
  const nameColumn = headed >= 0 ? headed : lines.some(([name = ""]) => isRoom(name)) ? 0 : -1;
  const firstColumn = Math.max(1, nameColumn < 0 ? from.column : firstNamedColumn(grid, from.column, lines));
  // Rooms that are not shown keep their place, so that no value below them goes to another room.
  const places = linesOf(grid, 1);
  const own = lineOf(grid, from);
  const start = places.findIndex(({ row, position }) => row === own.row && position === own.position);
  const stepLabel = grid.stepLabel ?? grid.columns[firstColumn - 1]?.stepLabel ?? "";
  const width = lineColumns(grid.columns).length;
  const cells = lines.flatMap((line, index) => {
    const name = line[nameColumn] ?? "";
    const place = head || nameColumn >= 0 ? { row: from.row + index, position: 0 } : places[start + index];
    const row = nameColumn >= 0 ? rowNamed(grid, name) : (place?.row ?? -1);
    const column = columnAt(grid, firstColumn, place?.position ?? 0);
    const room = grid.rows[row]?.title ?? name;
    // Beside a room's name, values reach the second product only if they start at the first column of the first product.
    const end = nameColumn >= 0 && column > 1 ? width : grid.columns.length;
    const shown = grid.columns.slice(column - 1, end);
    const found = head
      ? lineTargets(head, line, { steps, columns: grid.allColumns, stepLabel })
      : line.map((_, at): Target => ({ column: shown[nameColumn >= 0 ? at - 1 : at] ?? null, unit: null }));
    const hasProducts = nameColumn < 0 || nameProducts(found, head && head.rowCount > 0 ? sheet : [line]);
    const targets = hasProducts ? found : onlyProducts(grid, row, line, found);
    return line.flatMap((text, at): PastedCell[] => {
      const target = targets[at];
      if (text === "" || at === nameColumn || !target) return [];
      return [toPastedCell(grid, row, room, { ...target, text }, unsaved)];
    });
  });
  return { cells, unknown: head?.unknown ?? [] };
}

function firstNamedColumn({ columns }: Grid, column: number, lines: readonly string[][]): number {
  if (lines.every(({ length }) => length <= 2)) return column;
  const step = columns[column - 1]?.stepLabel;
  return columns.findIndex(({ stepLabel }) => stepLabel === step) + 1;
}

const isSameName = (title: string, name: string) => title.trim().toLowerCase() === name.toLowerCase();

export const rowsNamed = ({ rows }: Grid, name: string): number[] =>
  rows.flatMap(({ title }, index) => (isSameName(title, name) ? [index] : []));

/** The room's row; -1 if no room or several rooms have this name. */
function rowNamed(grid: Grid, name: string): number {
  const [first, second] = rowsNamed(grid, name);
  return first !== undefined && second === undefined ? first : -1;
}

type Source = Target & { text: string };

export function toPastedCell(
  grid: Grid,
  rowIndex: number,
  room: string,
  { column, unit, text, lacksProduct }: Source,
  unsaved: UnsavedReadings,
): PastedCell {
  const pasted = { room, text, column };
  const refuse = (refusal: PasteRefusal): PastedCell => ({ ...pasted, outcome: "refused", refusal });
  const row = grid.rows[rowIndex];
  if (!row) return refuse("noRoom");
  if (!row.room) return refuse("loading");
  if (lacksProduct && row.room.viewerCanRecord) return refuse("severalProducts");
  const cell = column && cellOf(row.room, column);
  if (!cell) return refuse("noCell");
  if (!row.room.viewerCanRecord) return refuse("finished");
  const measured = unit === null || unitAtEnd(text) ? text : `${text} ${unit}`;
  const typed = withoutUnit(measured, cell.quantity);
  const reading = parseReading(typed, cell.quantity);
  if (!reading || reading.kind === "empty") return refuse("notReading");
  const { reading: shown } = shownReading(cell, unsaved);
  const before = shown?.kind === "empty" ? null : shown;
  const isSame = before !== null && sameReading(before, reading);
  return { ...pasted, outcome: isSame ? "same" : "entered", cell, typed, reading, before };
}
