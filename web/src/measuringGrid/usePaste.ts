import { type ClipboardEvent, useState } from "react";
import type { Track } from "../forms/useSaveState.ts";
import { useMeasured } from "../reading/measured.ts";
import { storedReading } from "../reading/reading.ts";
import { useUnsavedReadings } from "../reading/unsavedReadingsContext.ts";
import { cellKey, type Grid } from "./gridCells.ts";
import { type PastedCell, parseSheet, pastedCells } from "./pastedCells.ts";
import { positionOf } from "./useGridFocus.ts";

/** Handles a pasted sheet: shows a preview, then enters the values as if typed. */
export function usePaste(grid: Grid, track: Track) {
  const unsaved = useUnsavedReadings();
  const measured = useMeasured();
  const [pasted, setPasted] = useState<readonly PastedCell[] | null>(null);
  const onPaste = (event: ClipboardEvent) => {
    const from = positionOf(event.target);
    const sheet = parseSheet(event.clipboardData.getData("text/plain"));
    if (!from || !sheet) return;
    event.preventDefault();
    setPasted(pastedCells(grid, from, sheet, unsaved));
  };
  const enter = (cells: readonly PastedCell[]) =>
    unsaved.changeTogether(() => {
      for (const pastedCell of cells) {
        if (pastedCell.outcome !== "entered") continue;
        const { cell, position, text } = pastedCell;
        const { entry, quantity, measurement } = cell;
        const key = { ...cellKey(grid.rows[position.row]?.title ?? "", cell), measured };
        const version = entry.changes.find(({ field }) => field === quantity)?.version ?? null;
        unsaved.type(key, { value: storedReading(measurement), version }, text);
        // The preview already warned of unusual values.
        const sending = unsaved.confirm(key);
        if (sending) void track(sending, { isToldElsewhere: true });
      }
    });
  return { pasted, onPaste, enter, close: () => setPasted(null) };
}
