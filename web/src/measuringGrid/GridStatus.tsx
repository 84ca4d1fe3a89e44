import { ArrowDown } from "@blueprintjs/icons";
import { type CSSProperties, useSyncExternalStore } from "react";
import type { SaveState } from "../forms/useSaveState.ts";
import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import { useUnsavedReadings } from "../reading/unsavedReadingsContext.ts";
import { type ShapeName, StatusIcon } from "../ui/StatusIcon.tsx";
import { GridMessage } from "./GridMessage.tsx";
import styles from "./GridStatus.module.css";
import { type CellKind, type CellPosition, cellAt, cellKinds, findPosition, type Grid, kindsOf } from "./gridCells.ts";
import { lineColumns } from "./gridLines.ts";
import { InstrumentFileButton } from "./InstrumentFileButton.tsx";
import { PasteButton } from "./PasteButton.tsx";
import { UndoButtons } from "./UndoButtons.tsx";
import type { Direction, UndoHistory } from "./undoHistory.ts";
import type { CellCounts } from "./useCellCounts.ts";

type Props = {
  grid: Grid;
  counts: CellCounts;
  /** True while rooms are loading, because missing values cannot be counted before the rooms are loaded. */
  isLoading: boolean;
  saveState: SaveState;
  active: CellPosition;
  onJump: (position: CellPosition) => void;
  history: UndoHistory;
  onMove: (direction: Direction) => void;
  onPaste: (text: string) => void;
  onFile: (file: File) => void;
};

const looks: Record<CellKind, { shape: ShapeName; text: MessageId }> = {
  missing: { shape: "not-measured", text: "measuring.missing" },
  outside: { shape: "outside", text: "measuring.outside" },
  unsaved: { shape: "overdue", text: "measuring.unsaved" },
  waiting: { shape: "waiting", text: "step.waitingCount" },
};

/** Counts missing, outside, failed and waiting values; a count leads to the next such cell. */
export function GridStatus({ grid, counts, isLoading, saveState, active, onJump, history, ...props }: Props) {
  const unsaved = useUnsavedReadings();
  const kindsAt = (position: CellPosition) => {
    const cell = cellAt(grid, position);
    return cell ? kindsOf(cell, grid.rows[position.row]?.room?.viewerCanRecord === false, unsaved) : [];
  };
  const jump = (kind: CellKind) => {
    const isKind = (position: CellPosition) => kindsAt(position).includes(kind);
    const start = { row: 0, column: 0 };
    const next = findPosition(grid, active, {}, isKind) ?? findPosition(grid, start, {}, isKind);
    if (next) onJump(next);
  };
  const isCompact = grid.stepLabel === null;
  return (
    <div
      className={styles.status}
      style={isCompact ? undefined : ({ "--columns": lineColumns(grid.columns).length } as CSSProperties)}
    >
      {cellKinds.map((kind) => (
        <CellCount key={kind} kind={kind} counts={counts} isLoading={isLoading} onJump={jump} />
      ))}
      <WaitingNote counts={counts} />
      <GridMessage {...{ saveState, history, counts }} />
      <span className={styles.tools}>
        <UndoButtons history={history} onMove={props.onMove} />
        <PasteButton
          stepLabel={grid.stepLabel}
          rooms={grid.rows.slice(0, 2).map(({ title }) => title)}
          onPaste={props.onPaste}
        />
        <InstrumentFileButton onFile={props.onFile} />
      </span>
    </div>
  );
}

type CountProps = { kind: CellKind; counts: CellCounts; isLoading: boolean; onJump: (kind: CellKind) => void };

function CellCount({ kind, counts, isLoading, onJump }: CountProps) {
  const number = useSyncExternalStore(counts.subscribe, () => counts.cells(kind));
  const { shape, text } = looks[kind];
  if (isLoading && (kind === "missing" || kind === "outside")) return null;
  if (number === 0 && kind !== "missing") return null;
  return (
    <button
      type="button"
      className={styles.count}
      aria-disabled={number === 0 || undefined}
      onClick={() => onJump(kind)}
    >
      <StatusIcon name={number === 0 ? "completed" : shape} size={14} />
      <Text id={text} values={{ count: number }} />
      {number > 0 && (
        <>
          <span className="heard-only">
            <Text id="measuring.next" />
          </span>
          <ArrowDown size={14} />
        </>
      )}
    </button>
  );
}

function WaitingNote({ counts }: { counts: CellCounts }) {
  const isWaiting = useSyncExternalStore(counts.subscribe, () => counts.cells("waiting") > 0);
  return (
    <span className="heard-only" role="status">
      {isWaiting && <Text id="step.waitsForConnection" />}
    </span>
  );
}
