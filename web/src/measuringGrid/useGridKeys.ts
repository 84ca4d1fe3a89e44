import { type KeyboardEvent, useRef } from "react";
import { type CellPosition, findPosition, type Grid, isEditable } from "./gridCells.ts";
import { cellBelow, columnAt, lineEnds, lineOf, linesOf } from "./gridLines.ts";
import { type GridFocus, positionOf } from "./useGridFocus.ts";
import type { NextStep } from "./useNextStep.ts";

const pageOfRows = 10;

/** The keys of an ARIA data grid. Enter after Tab returns to the column where Tab began, one row below. */
export function useGridKeys(grid: Grid, { moveTo }: GridFocus, next: Pick<NextStep, "leaveLastRoom" | "withdraw">) {
  const tabbedFrom = useRef<number | null>(null);
  const canEdit = (position: CellPosition) => isEditable(grid, position);

  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, shiftKey, defaultPrevented, altKey } = event;
    const from = positionOf(target);
    if (key !== "Enter") next.withdraw();
    if (!from || defaultPrevented || altKey) return;
    const step = shiftKey ? -1 : 1;
    if (key === "Tab") {
      const beside = hasStopAfter(target, step) ? null : findPosition(grid, from, { step }, canEdit);
      if (!beside) return;
      tabbedFrom.current ??= from.column;
      event.preventDefault();
      return moveTo(beside, true);
    }
    if (!(target instanceof HTMLElement) || !target.dataset.cell) return;
    const column = columnAt(grid, tabbedFrom.current ?? from.column, lineOf(grid, from).position);
    if (key === "Enter" && from.column > 0) {
      const below = findPosition(grid, { ...from, column }, { step, isDown: true }, canEdit);
      if (!event.repeat && below) moveTo(below);
      else if (!event.repeat && shiftKey) moveTo(from);
      else if (!event.repeat) next.leaveLastRoom(from);
      event.preventDefault();
    } else {
      const wanted = arrowTarget(event, grid, from);
      if (!wanted) return;
      event.preventDefault();
      moveTo(wanted, true);
    }
    tabbedFrom.current = null;
  };
}

/** The target of a key; null if the field handles the key itself, such as an arrow within the text. */
function arrowTarget(event: KeyboardEvent<HTMLElement>, grid: Grid, from: CellPosition): CellPosition | null {
  const { key, target, ctrlKey, metaKey, shiftKey } = event;
  const { first, last } = lineEnds(grid, from);
  const vertical: Partial<Record<string, number>> = {
    ArrowUp: -1,
    ArrowDown: 1,
    PageUp: -pageOfRows,
    PageDown: pageOfRows,
  };
  if (shiftKey) return null;
  const by = vertical[key];
  if (by !== undefined) return cellBelow(grid, from, by);
  if (ctrlKey || metaKey) {
    const end = linesOf(grid).at(key === "Home" ? 0 : -1);
    if (!end || (key !== "Home" && key !== "End")) return null;
    const cell = { row: end.row, column: columnAt(grid, 1, end.position) };
    return key === "Home" ? cell : { ...cell, column: lineEnds(grid, cell).last };
  }
  if (target instanceof HTMLInputElement && isCaretInText(target)) return null;
  if (key === "Home") return { ...from, column: first };
  if (key === "End") return { ...from, column: last };
  // Left of a line's first column is the room's name, in the room's first line.
  if (key === "ArrowLeft") return { ...from, column: from.column === first ? 0 : Math.max(0, from.column - 1) };
  return key === "ArrowRight" ? { ...from, column: Math.min(last, from.column + 1) } : null;
}

/** A key that moves selects the whole text, so a partial selection means that the person edits. */
function isCaretInText({ value, selectionStart, selectionEnd }: HTMLInputElement): boolean {
  return !(selectionStart === 0 && selectionEnd === value.length);
}

/** True if the cell has another focusable element in this direction, such as a conflict's button. */
function hasStopAfter(target: EventTarget, step: number): boolean {
  const cell = target instanceof Element ? target.closest("td, th") : null;
  const stops = [...(cell?.querySelectorAll("input, a, button") ?? [])];
  return stops.some((stop, index) => stop === target && stops[index + step] !== undefined);
}
