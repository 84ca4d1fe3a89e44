import { parseReading, sameReading } from "../reading/reading.ts";
import type { UnsavedReadings } from "../reading/unsavedReadings.ts";
import { assumeQuantity, quantityOfText } from "./assumedQuantity.ts";
import { type Lack, productOptions, type Repairs, roomOptions } from "./fileRepairs.ts";
import { type CellPosition, cellOf, type Grid, type GridColumn, shownReading } from "./gridCells.ts";
import { columnAt, lineColumns, lineOf, linesOf } from "./gridLines.ts";
import type { NamedStep } from "./heading.ts";
import { unitAtEnd, withoutUnit } from "./measuredText.ts";
import type { PastedCell, PastedLine, PasteRefusal } from "./pastedCells.ts";
import { lineTargets, nameProducts, onlyProducts, readHead, readStepColumns, type Target } from "./sheetTargets.ts";

export type SheetContext = {
  grid: Grid;
  /** The cell that the sheet is pasted into. */
  from: CellPosition;
  steps: readonly NamedStep[];
  unsaved: UnsavedReadings;
  repairs: Repairs;
};

/** Finds the cells that a sheet fills: by headings and room names, else from `from` on. Empty cells change nothing. */
export function readSheet(sheet: readonly string[][], { grid, from, steps, unsaved, repairs }: SheetContext) {
  const isRoom = (text: string) => text !== "" && grid.rows.some(({ title }) => isSameName(title, text));
  const head = readHead(sheet, steps, isRoom) ?? readStepColumns(sheet, steps, isRoom);
  const headCount = head?.rowCount ?? 0;
  const lines = sheet.slice(headCount);
  const headed = head ? head.headings.findIndex(({ kind }) => kind === "room") : -1;
  const nameColumn = headed >= 0 ? headed : lines.some(([name = ""]) => isRoom(name)) ? 0 : -1;
  const firstColumn = Math.max(1, nameColumn < 0 ? from.column : firstOfStep(grid, from.column));
  // Rooms that are not shown keep their place, so that no value below them goes to another room.
  const places = linesOf(grid, 1);
  const own = lineOf(grid, from);
  const start = places.findIndex(({ row, position }) => row === own.row && position === own.position);
  const stepLabel = grid.stepLabel ?? grid.columns[firstColumn - 1]?.stepLabel ?? "";
  const width = lineColumns(grid.columns).length;
  const rooms = roomOptions(grid);
  const isSingle = !head && lines.every((texts) => texts.slice(nameColumn + 2).every((text) => text === ""));
  const singles = lines.flatMap((texts) => texts[nameColumn + 1] || []);
  const assumed = isSingle && nameColumn >= 0 ? assumeQuantity(grid.columns, stepLabel, singles, repairs) : null;
  const read = lines.flatMap((texts, index): PastedLine[] => {
    const line = headCount + index + 1;
    const lacks: Lack[] = [];
    const ask = (lack: Omit<Lack, "value">) => {
      const value = repairs.get(lack.key) ?? "";
      lacks.push({ ...lack, value });
      return value;
    };
    const name = texts[nameColumn] ?? "";
    const place = head || nameColumn >= 0 ? { row: from.row + index, position: 0 } : places[start + index];
    const named = nameColumn < 0 ? [] : rowsNamed(grid, name);
    // Lines with the same unknown name share one choice of a room.
    const roomKey = name !== "" && named.length === 0 ? `room named ${name}` : `room of line ${line}`;
    const chosen = nameColumn < 0 || named.length === 1 ? "" : ask({ kind: "room", key: roomKey, options: rooms });
    const row = chosen !== "" ? Number(chosen) : nameColumn < 0 ? (place?.row ?? -1) : (only(named) ?? -1);
    const column = columnAt(grid, firstColumn, place?.position ?? 0);
    // Values beside a room's name continue into the second product only if they start in the grid's first column.
    const end = nameColumn >= 0 && column > 1 ? width : grid.columns.length;
    const shown = grid.columns.slice(column - 1, end);
    const found = head
      ? lineTargets(head, texts, { steps, columns: grid.allColumns, stepLabel })
      : texts.map((text, at): Target => {
          const first = shown[nameColumn >= 0 ? at - 1 : at] ?? null;
          const quantity = isSingle ? (quantityOfText(text) ?? assumed?.quantity) : null;
          return { column: first && quantity ? withQuantity(grid, first, quantity) : first, unit: null };
        });
    const hasProducts = nameColumn < 0 || nameProducts(found, headCount > 0 ? sheet : [texts]);
    const key = `product of line ${line}`;
    const { targets, options } = hasProducts
      ? { targets: found, options: [] }
      : onlyProducts(grid, row, texts, found, repairs.get(key) ?? "");
    if (options.length > 1 && grid.rows[row]?.room?.viewerCanRecord) ask({ kind: "product", key, options });
    const room = grid.rows[row]?.title ?? name;
    const cells = texts.flatMap((text, at): PastedCell[] => {
      const target = targets[at];
      if (text === "" || at === nameColumn || !target) return [];
      return [{ ...toPastedCell(grid, row, room, { ...target, text }, unsaved), line }];
    });
    return toLines(grid, row, cells).map((one, at) => ({ ...one, line, row, room, lacks: at === 0 ? lacks : [] }));
  });
  const isAssumed = assumed && assumed.options.length > 1 && singles.some((text) => quantityOfText(text) === null);
  return {
    cells: read.flatMap(({ cells }) => cells),
    unknown: head?.unknown ?? [],
    assumed: isAssumed ? assumed : null,
    lines: read,
  };
}

const only = ([first, second]: readonly number[]) => (second === undefined ? first : undefined);

/** The cells of a line by step and product. A value without a column joins the group of the line's first column. */
function toLines(grid: Grid, row: number, cells: readonly PastedCell[]) {
  const first = cells.find(({ column }) => column)?.column;
  const groups = Map.groupBy(cells, ({ column }) => {
    const { stepLabel, position } = column ?? first ?? { stepLabel: "", position: 0 };
    return `${position} ${stepLabel}`;
  });
  return [...groups.values()].map((own) => {
    const column = own.find((cell) => cell.column)?.column ?? null;
    const lacksProduct = own.some((cell) => cell.outcome === "refused" && cell.refusal === "severalProducts");
    const products = column ? productOptions(grid, row, column.stepLabel, [column.quantity]) : [];
    const named = products.find(({ value }) => Number(value) === column?.position);
    const product = !lacksProduct && products.length > 1 ? (named?.label ?? null) : null;
    return { stepLabel: column?.stepLabel ?? "", product, cells: own };
  });
}

/** The column of the same step and product for a quantity; null if the step has no such quantity. */
const withQuantity = ({ columns }: Grid, { stepLabel, position }: GridColumn, quantity: GridColumn["quantity"]) =>
  columns.find((one) => one.stepLabel === stepLabel && one.position === position && one.quantity === quantity) ?? null;

function firstOfStep({ columns }: Grid, column: number): number {
  const step = columns[column - 1]?.stepLabel;
  return columns.findIndex(({ stepLabel }) => stepLabel === step) + 1;
}

const isSameName = (title: string, name: string) => title.trim().toLowerCase() === name.toLowerCase();

/** The indexes of the rows with this name. */
export const rowsNamed = ({ rows }: Grid, name: string): number[] =>
  rows.flatMap(({ title }, index) => (isSameName(title, name) ? [index] : []));

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
