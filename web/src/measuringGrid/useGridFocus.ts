import { type FocusEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useUnsavedReadings } from "../reading/unsavedReadingsContext.ts";
import {
  type CellPosition,
  cellAt,
  findPosition,
  type Grid,
  type GridCell,
  type GridColumn,
  isEditable,
  kindsOf,
} from "./gridCells.ts";
import { nearestCell } from "./gridLines.ts";
import { selectText } from "./useTextSelection.ts";

export type GridFocus = ReturnType<typeof useGridFocus>;

/** Roving tabindex: one cell is in the tab order. A cell that is not rendered yet gets the focus once rendered. */
export function useGridFocus(grid: Grid) {
  const table = useRef<HTMLTableElement>(null);
  const move = useRef<{ isByPerson: boolean } | null>(null);
  const isFirst = useRef(false);
  const [chosen, setChosen] = useState<CellPosition>({ row: 0, column: 1 });
  const [columns, setColumns] = useState(grid.columns);
  // A room that loads later may have another step, whose columns move all columns behind it.
  if (columns !== grid.columns) {
    setColumns(grid.columns);
    setChosen(({ row, column }) => ({ row, column: columnNow(columns[column - 1], grid.columns) ?? column }));
  }
  const active = nearestCell(grid, chosen);
  const activeRef = useRef(active);
  activeRef.current = active;
  /** `isByPerson` is true if the person pressed a key that only moves the focus. */
  const moveTo = useCallback((position: CellPosition, isByPerson = false) => {
    move.current = { isByPerson };
    isFirst.current = false;
    setChosen({ ...position });
  }, []);
  // Each move creates a new position object, so that this effect also runs for a move to the current cell.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each move.
  useLayoutEffect(() => {
    if (!move.current) return;
    const { isByPerson } = move.current;
    move.current = null;
    const cell = table.current?.querySelector<HTMLElement>(`[data-cell="${active.row}:${active.column}"]`);
    cell?.focus();
    if (isFirst.current) showFirstStep(table.current);
    if (cell instanceof HTMLInputElement) selectText(cell, isByPerson);
  }, [chosen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: columns that were added may have moved the cell out of view.
  useLayoutEffect(() => {
    const focused = table.current?.querySelector(":focus");
    focused?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
    if (isFirst.current) showFirstStep(table.current);
  }, [grid.columns]);
  const onFocus = useCallback(({ target }: FocusEvent) => {
    const position = positionOf(target);
    if (!position) return;
    if (position.row !== activeRef.current.row || position.column !== activeRef.current.column) isFirst.current = false;
    setChosen((now) => (now.row === position.row && now.column === position.column ? now : position));
  }, []);
  useFirstCell(grid, (position) => {
    moveTo(position);
    isFirst.current = true;
  });
  return { table, active, moveTo, onFocus };
}

function showFirstStep(table: HTMLTableElement | null) {
  if (table?.parentElement) table.parentElement.scrollLeft = 0;
}

/** The column's number in `columns`, counted from 1; null if `columns` does not contain it. */
function columnNow(wanted: GridColumn | undefined, columns: readonly GridColumn[]): number | null {
  const index = columns.findIndex(
    ({ stepLabel, position, quantity }) =>
      stepLabel === wanted?.stepLabel && position === wanted.position && quantity === wanted.quantity,
  );
  return index < 0 ? null : index + 1;
}

/** The position of the cell around this element. */
export function positionOf(element: EventTarget): CellPosition | null {
  if (!(element instanceof Element)) return null;
  const inCell = element.closest("td, th");
  const name = (element.closest("[data-cell]") ?? inCell?.querySelector("[data-cell]"))?.getAttribute("data-cell");
  const [row, column] = (name ?? "").split(":").map(Number);
  return row === undefined || column === undefined ? null : { row, column };
}

/** Focuses the first missing cell, else the first editable one. On touch screens the keyboard would cover it. */
function useFirstCell(grid: Grid, moveTo: (position: CellPosition) => void) {
  const isDone = useRef(false);
  const unsaved = useUnsavedReadings();
  useEffect(() => {
    if (isDone.current) return;
    const find = (isWanted: (cell: GridCell) => boolean) =>
      findPosition(grid, { row: 0, column: 0 }, {}, (position) => {
        const cell = cellAt(grid, position);
        return cell !== null && isEditable(grid, position) && isWanted(cell);
      });
    const isMissing = (cell: GridCell) => kindsOf(cell, false, unsaved).includes("missing");
    const first = find(isMissing) ?? (grid.rows.every(({ room }) => room) ? find(() => true) : null);
    if (!first || grid.rows.slice(0, first.row).some(({ room }) => !room)) return;
    isDone.current = true;
    const hasMovedOn = !document.activeElement?.matches("h1, body");
    if (!hasMovedOn && !window.matchMedia("(pointer: coarse)").matches) moveTo(first);
  });
}
