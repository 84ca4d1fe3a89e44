import { type CSSProperties, lazy, Suspense, useId, useMemo, useRef, useState } from "react";
import { useSaveState } from "../forms/useSaveState.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { UnsavedReadingsContext, useUnsavedReadings } from "../reading/unsavedReadingsContext.ts";
import { useAdoptOrphanedReadings } from "../reading/useAdoptOrphanedReadings.ts";
import { EmptyCable } from "../ui/EmptyCable.tsx";
import { Notice } from "../ui/Notice.tsx";
import { useRowWindow } from "../ui/useRowWindow.ts";
import { PastedContext, toPastedMap } from "./CellPaste.tsx";
import { CompactHead } from "./CompactHead.tsx";
import { EmptyRooms } from "./EmptyRooms.tsx";
import { EnteredPaste } from "./EnteredPaste.tsx";
import type { Figures } from "./fileFigures.ts";
import { GridBody } from "./GridBody.tsx";
import { GridHead } from "./GridHead.tsx";
import { GridStatus } from "./GridStatus.tsx";
import { gridSteps } from "./gridCells.ts";
import { lineColumns, linesOf } from "./gridLines.ts";
import type { GridRooms } from "./gridRooms.ts";
import styles from "./MeasuringGrid.module.css";
import { NextStepOffer } from "./NextStepOffer.tsx";
import type { ListedRoom } from "./roomList.ts";
import { StepChoice } from "./StepChoice.tsx";
import { createUndoHistory, type UndoHistory } from "./undoHistory.ts";
import { useCellCounts } from "./useCellCounts.ts";
import { useChosenFile } from "./useChosenFile.ts";
import { useChosenStep } from "./useChosenStep.ts";
import { useColumns } from "./useColumns.ts";
import { useGridFocus } from "./useGridFocus.ts";
import { useGridKeys } from "./useGridKeys.ts";
import { useLines } from "./useLines.ts";
import { useNextStep } from "./useNextStep.ts";
import { usePaste } from "./usePaste.ts";
import { useUndo } from "./useUndo.ts";

type Props = {
  /** In the order of the rows. */
  rooms: readonly ListedRoom[];
  values: GridRooms;
  fetchedIds: ReadonlySet<string>;
  isLoading: boolean;
};

const isBelow = (width: number) => window.matchMedia(`(max-width: ${width - 1}px)`).matches;
const isTouched = () => window.matchMedia("(pointer: coarse)").matches;
/** Heights as in the style sheet. Fewer compact rows are rendered at once, because each has the values of all steps. */
const fullRows = () => ({ rowHeight: isBelow(901) ? 88 : isTouched() ? 44 : 40, maxRowsAtOnce: 100 });
const compactRows = () => ({ rowHeight: isTouched() ? 44 : 40, maxRowsAtOnce: 40 });

const PastePreview = lazy(async () => ({ default: (await import("./PastePreview.tsx")).PastePreview }));

const InstrumentFileReader = lazy(async () => ({
  default: (await import("./InstrumentFileReader.tsx")).InstrumentFileReader,
}));

export function MeasuringGrid(props: Props) {
  const unsaved = useUnsavedReadings();
  const [history] = useState(() => createUndoHistory(unsaved));
  return (
    <UnsavedReadingsContext value={history.recorded}>
      <RecordedGrid {...props} history={history} />
    </UnsavedReadingsContext>
  );
}

function RecordedGrid({ rooms, values, fetchedIds, isLoading, history }: Props & { history: UndoHistory }) {
  const id = useId();
  const text = useText();
  // The page's frame takes over unsaved values of closed tabs only once. Tabs closed since then may have left more.
  useAdoptOrphanedReadings();
  // Steps and columns depend on the loaded rooms. Saving a value changes neither.
  const read = useMemo(() => [...fetchedIds].flatMap((id) => values.get(id) ?? []), [values, fetchedIds]);
  const rows = useMemo(() => rooms.map((listed) => toRow(listed, values)), [rooms, values]);
  const steps = useMemo(() => gridSteps(read), [read]);
  const stepLabel = useChosenStep(read);
  const isCompact = stepLabel === null;
  const allColumns = useColumns(read, steps);
  const columns = useMemo(
    () => (isCompact ? allColumns : allColumns.filter((column) => column.stepLabel === stepLabel)),
    [isCompact, allColumns, stepLabel],
  );
  const { state, track } = useSaveState();
  const { lineCounts, empty } = useLines(rooms, read, columns);
  const lines = useMemo(() => linesOf({ lineCounts }), [lineCounts]);
  const grid = useMemo(
    () => ({ rows, columns, allColumns, stepLabel, lineCounts }),
    [rows, columns, allColumns, stepLabel, lineCounts],
  );
  const counts = useCellCounts(grid, values);
  const focus = useGridFocus(grid);
  const next = useNextStep(grid, steps, focus);
  const onKeyDown = useGridKeys(grid, focus, next);
  const { pasted, paste, onPaste, enter, preview, close } = usePaste(grid, steps, track);
  const { chosen, choose, closeFile } = useChosenFile(close);
  const [entered, setEntered] = useState<Figures | null>(null);
  const enterPasted = (figures: Figures) => {
    setEntered(figures);
    void enter(figures.entered);
  };
  // An undo closes the summary, which would list values that are gone.
  const closeSummary = () => (pasted?.file?.isEntered ? closeFile() : setEntered(null));
  const leaveSummary = () => {
    setEntered(null);
    focus.moveTo(focus.active);
  };
  const move = useUndo({ history, grid, focus, track, onMoved: closeSummary });
  // Another sheet takes the place of the summary, also if it is not entered.
  if (pasted && entered) setEntered(null);
  const waiting = useMemo(() => toPastedMap(pasted?.cells ?? []), [pasted]);
  const head = useRef<HTMLTableSectionElement>(null);
  const { rowHeight, maxRowsAtOnce } = isCompact ? compactRows() : fullRows();
  const { first, end } = useRowWindow(lines.length, rowHeight, head, maxRowsAtOnce);
  const isWindowed = lines.length > maxRowsAtOnce;
  const headRows = isCompact ? 2 : 1;

  if (!isLoading && steps.length === 0)
    return (
      <Notice picture={<EmptyCable />} title={<Text id="measuring.none" />}>
        <Text id="measuring.noProducts" />
      </Notice>
    );
  return (
    <>
      <StepChoice {...{ steps, stepLabel, counts, isLoading }} />
      <GridStatus
        {...{ grid, counts, history, isLoading }}
        saveState={state}
        onJump={focus.moveTo}
        active={focus.active}
        onMove={move}
        onPaste={(text) => void paste(text, focus.active)}
        onFile={choose}
      />
      <div className={styles.scroller} style={{ "--columns": lineColumns(columns).length } as CSSProperties}>
        <table
          ref={focus.table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid is a table, which keeps its headers.
          role="grid"
          className={`${styles.grid} ${isCompact ? styles.compact : ""} ${isWindowed ? styles.windowed : ""}`}
          aria-label={
            isCompact ? text("measuring.allSteps") : steps.find((step) => step.stepLabel === stepLabel)?.title
          }
          aria-describedby={`${id}keys`}
          aria-rowcount={isWindowed ? lines.length + headRows : undefined}
          onKeyDown={onKeyDown}
          onFocus={focus.onFocus}
          onPaste={onPaste}
        >
          {isCompact ? (
            <CompactHead gridId={id} head={head} {...{ steps, columns, rooms: read }} />
          ) : (
            <GridHead gridId={id} head={head} columns={columns} />
          )}
          <PastedContext value={waiting}>
            <GridBody
              gridId={id}
              {...{ rooms, lineCounts, lines, rowHeight, values, columns, stepLabel, track }}
              view={{ first, end }}
              headRows={isWindowed ? headRows : null}
              active={focus.active}
            />
          </PastedContext>
        </table>
        {!isLoading && <EmptyRooms {...empty} />}
        <NextStepOffer next={next} />
      </div>
      <Suspense fallback={null}>
        {chosen && (
          <InstrumentFileReader
            key={chosen.key}
            {...{ grid, steps, isLoading, onEnter: enter, onRead: preview, onFile: choose, onClose: closeFile }}
            file={chosen.file}
            instrumentId={chosen.instrumentId}
            activeStep={columns[focus.active.column - 1]?.stepLabel ?? columns[0]?.stepLabel ?? ""}
            sheet={pasted}
          />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {pasted && !pasted.file && (
          <PastePreview sheet={pasted} steps={steps} shownStep={stepLabel} onEnter={enterPasted} onClose={close} />
        )}
      </Suspense>
      <EnteredPaste figures={pasted ? null : entered} onClose={leaveSummary} />
      <p id={`${id}keys`} className={styles.keys} hidden={isLoading}>
        <Text id="measuring.keys" />
      </p>
    </>
  );
}

const toRow = (listed: ListedRoom, values: GridRooms) => ({
  ...listed,
  get room() {
    return values.get(listed.installationId);
  },
});
