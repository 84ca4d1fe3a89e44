import { type ClipboardEvent, useState } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import type { Track } from "../forms/useSaveState.ts";
import { todayIn } from "../i18n/companyDay.ts";
import { useProjectAddress } from "../navigation/useProjectAddress.ts";
import { type Measured, useMeasured } from "../reading/measured.ts";
import { storedReading } from "../reading/reading.ts";
import { useUnsavedReadings } from "../reading/unsavedReadingsContext.ts";
import { useCompanyZone } from "../relay/features.tsx";
import type { MutationFailure } from "../relay/mutationResult.ts";
import type { LineFacts } from "./fileLines.ts";
import type { Repairs } from "./fileRepairs.ts";
import { type CellPosition, cellKey, type Grid, type GridStep } from "./gridCells.ts";
import type { NamedStep } from "./heading.ts";
import { isSheet, type PastedCell, type PastedSheet, parseSheet } from "./pastedCells.ts";
import { positionOf } from "./useGridFocus.ts";

/** Handles a pasted sheet: shows a preview, then enters the values as if typed. */
export function usePaste(grid: Grid, steps: readonly GridStep[], track: Track) {
  const unsaved = useUnsavedReadings();
  const environment = useRelayEnvironment();
  const { projectId } = useProjectAddress();
  const measured = useMeasured();
  const zone = useCompanyZone();
  const [pasted, setPasted] = useState<PastedSheet | null>(null);

  const paste = async (text: string, from: CellPosition) => {
    const [{ readSheet }, { withShownTitle }] = await Promise.all([import("./readSheet.ts"), import("./heading.ts")]);
    const sheet = parseSheet(text);
    const read = (named: readonly NamedStep[], repairs: Repairs): PastedSheet => ({
      ...readSheet(sheet, { grid, from, steps: named, unsaved, repairs }),
      onRepair: (key, value) => setPasted(read(named, new Map(repairs).set(key, value))),
    });
    const known = read(withShownTitle(steps), new Map());
    if (known.unknown.length === 0) return setPasted(known);
    // The headings may be titles in another language.
    const rooms = grid.rows.flatMap(({ room }) => room ?? []);
    const { loadStepTitles } = await import("./stepTitles.ts");
    setPasted(read(await loadStepTitles(environment, projectId, steps, rooms), new Map()));
  };
  const onPaste = (event: ClipboardEvent) => {
    const from = positionOf(event.target);
    const text = event.clipboardData.getData("text/plain");
    if (!from || !isSheet(parseSheet(text))) return;
    event.preventDefault();
    void paste(text, from);
  };
  /** Resolves with the failure if the cells' file could not be stored. No value is entered then. */
  const enter = async (cells: readonly PastedCell[]): Promise<MutationFailure | null> => {
    const { file } = pasted ?? {};
    const stored = file ? await file.store() : null;
    if (stored && "kind" in stored) return stored;
    const told = measuredBy(measured ?? { on: todayIn(zone), byId: null, zone });
    unsaved.changeTogether(() => {
      for (const pastedCell of cells) {
        if (pastedCell.outcome !== "entered") continue;
        const { cell, room, typed, facts } = pastedCell;
        const { entry, quantity, measurement } = cell;
        const source = file && facts && stored && { ...facts, ...stored, instrumentId: file.instrument.id };
        const key = { ...cellKey(room, cell), measured: source ? told(source) : measured };
        const version = entry.changes.find(({ field }) => field === quantity)?.version ?? null;
        unsaved.type(key, { value: storedReading(measurement), version }, typed);
        // The preview already warned of unusual values.
        const sending = unsaved.confirm(key);
        if (sending) void track(sending, { isToldElsewhere: true });
      }
    });
    return null;
  };
  return { pasted, paste, onPaste, enter, preview: setPasted, close: () => setPasted(null) };
}

type Source = LineFacts & { fileId: string; instrumentId: string };

/** Returns how a value of a file was measured. Day and test voltage of the line override those of the page. */
const measuredBy =
  (page: Measured) =>
  ({ fileId, instrumentId, line, on, testVoltage }: Source): Measured => ({
    ...page,
    ...(on !== null && { on, zone: null }),
    instrument: { id: instrumentId, testVoltage: testVoltage ?? page.instrument?.testVoltage ?? null },
    fileLine: { instrumentFileId: fileId, line },
  });
