import { type ClipboardEvent, useState } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import type { Track } from "../forms/useSaveState.ts";
import { useProjectAddress } from "../navigation/useProjectAddress.ts";
import { useMeasured } from "../reading/measured.ts";
import { storedReading } from "../reading/reading.ts";
import { useUnsavedReadings } from "../reading/unsavedReadingsContext.ts";
import { type CellPosition, cellKey, type Grid, type GridStep } from "./gridCells.ts";
import { isSheet, type PastedCell, type PastedSheet, parseSheet, pastedCells } from "./pastedCells.ts";
import { loadStepTitles, withShownTitle } from "./stepTitles.ts";
import { positionOf } from "./useGridFocus.ts";

/** Handles a pasted sheet: shows a preview, then enters the values as if typed. */
export function usePaste(grid: Grid, steps: readonly GridStep[], track: Track) {
  const unsaved = useUnsavedReadings();
  const environment = useRelayEnvironment();
  const { projectId } = useProjectAddress();
  const measured = useMeasured();
  const [pasted, setPasted] = useState<PastedSheet | null>(null);

  const paste = async (text: string, from: CellPosition) => {
    const sheet = parseSheet(text);
    const known = pastedCells(grid, from, sheet, withShownTitle(steps), unsaved);
    if (known.unknown.length === 0) return setPasted(known);
    // The headings may be titles in another language.
    const rooms = grid.rows.flatMap(({ room }) => room ?? []);
    const named = await loadStepTitles(environment, projectId, steps, rooms);
    setPasted(pastedCells(grid, from, sheet, named, unsaved));
  };
  const onPaste = (event: ClipboardEvent) => {
    const from = positionOf(event.target);
    const text = event.clipboardData.getData("text/plain");
    if (!from || !isSheet(parseSheet(text))) return;
    event.preventDefault();
    void paste(text, from);
  };
  const enter = (cells: readonly PastedCell[]) =>
    unsaved.changeTogether(() => {
      for (const pastedCell of cells) {
        if (pastedCell.outcome !== "entered") continue;
        const { cell, room, typed } = pastedCell;
        const { entry, quantity, measurement } = cell;
        const key = { ...cellKey(room, cell), measured };
        const version = entry.changes.find(({ field }) => field === quantity)?.version ?? null;
        unsaved.type(key, { value: storedReading(measurement), version }, typed);
        // The preview already warned of unusual values.
        const sending = unsaved.confirm(key);
        if (sending) void track(sending, { isToldElsewhere: true });
      }
    });
  return { pasted, paste, onPaste, enter, close: () => setPasted(null) };
}
