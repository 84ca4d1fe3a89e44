import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import type { Track } from "../forms/useSaveState.ts";
import { measuringSearch } from "../navigation/useMeasuringView.ts";
import type { ValueKey } from "../reading/pendingReading.ts";
import { storedReading } from "../reading/reading.ts";
import { isDialogOpen } from "../ui/useShortcut.ts";
import type { Grid } from "./gridCells.ts";
import type { Direction, UndoHistory } from "./undoHistory.ts";
import type { GridFocus } from "./useGridFocus.ts";

type Options = { history: UndoHistory; grid: Grid; focus: GridFocus; track: Track; onMoved: () => void };

/** Undo (Ctrl Z) and redo (Shift Ctrl Z). The first changed cell gets the focus, even in another step. */
export function useUndo({ history, grid, focus: { moveTo, table }, track, onMoved }: Options) {
  const navigate = useNavigate();
  const [target, setTarget] = useState<ValueKey | null>(null);

  const move = (direction: Direction) => {
    const [first] = history.move(direction, {
      storedAt: (key) => storedAt(grid, key),
      follow: (sending) => void track(sending, { isToldElsewhere: true }),
    });
    if (!first) return;
    onMoved();
    const stepLabel = findEntry(grid, first)?.step.stepLabel;
    if (stepLabel !== undefined && grid.stepLabel !== null && stepLabel !== grid.stepLabel)
      void navigate({ search: measuringSearch({ stepLabel }) }, { preventScrollReset: true });
    setTarget({ ...first });
  };

  useEffect(() => {
    const found = target && findEntry(grid, target);
    if (!found) return;
    const { row, position } = found;
    const { stepLabel } = found.step;
    const column = grid.columns.findIndex(
      (one) => one.stepLabel === stepLabel && one.position === position && one.quantity === target.field,
    );
    if (column < 0) return;
    setTarget(null);
    moveTo({ row, column: column + 1 });
  }, [target, grid, moveTo]);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const direction = directionOf(event);
    const isElsewhere =
      event.target instanceof HTMLElement &&
      event.target.matches("input, textarea") &&
      !table.current?.contains(event.target);
    if (!direction || event.isComposing || isElsewhere || isDialogOpen()) return;
    event.preventDefault();
    move(direction);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  return move;
}

function directionOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): Direction | null {
  if (altKey || !(ctrlKey || metaKey)) return null;
  if (key.toLowerCase() === "z") return shiftKey ? "redo" : "undo";
  return key.toLowerCase() === "y" && !shiftKey ? "redo" : null;
}

function findEntry({ rows }: Grid, { entryId }: ValueKey) {
  for (const [row, { room }] of rows.entries())
    for (const step of room?.steps ?? []) {
      const position = step.entries.findIndex(({ id }) => id === entryId);
      const entry = step.entries[position];
      if (room && entry) return { row, room, step, entry, position };
    }
  return null;
}

function storedAt(grid: Grid, key: ValueKey) {
  const found = findEntry(grid, key);
  const measured = found?.entry.measurements.find(({ quantity }) => quantity === key.field);
  if (!found?.room.viewerCanRecord || !measured) return null;
  const version = found.entry.changes.find(({ field }) => field === key.field)?.version ?? null;
  return { value: storedReading(measured), version };
}
