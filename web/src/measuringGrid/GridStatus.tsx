import { ArrowDown } from "@blueprintjs/icons";
import type { SaveState } from "../forms/useSaveState.ts";
import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import { useUnsavedReadings } from "../reading/unsavedReadingsContext.ts";
import { SavedState } from "../step/SavedState.tsx";
import { type ShapeName, StatusIcon } from "../ui/StatusIcon.tsx";
import styles from "./GridStatus.module.css";
import { type CellKind, type CellPosition, cellAt, cellKinds, findPosition, type Grid, kindsOf } from "./gridCells.ts";
import type { GridRooms } from "./gridRooms.ts";
import { UndoButtons } from "./UndoButtons.tsx";
import type { Direction, UndoHistory } from "./undoHistory.ts";
import { useCellCounts } from "./useCellCounts.ts";

type Props = {
  grid: Grid;
  values: GridRooms;
  saveState: SaveState;
  active: CellPosition;
  onJump: (position: CellPosition) => void;
  history: UndoHistory;
  onMove: (direction: Direction) => void;
};

const looks: Record<CellKind, { shape: ShapeName; text: MessageId }> = {
  missing: { shape: "not-measured", text: "measuring.missing" },
  outside: { shape: "outside", text: "measuring.outside" },
  unsaved: { shape: "overdue", text: "measuring.unsaved" },
  waiting: { shape: "waiting", text: "step.waitingCount" },
};

/** Counts missing, outside, failed and waiting values; a count leads to the next such cell. */
export function GridStatus({ grid, values, saveState, active, onJump, history, onMove }: Props) {
  const unsaved = useUnsavedReadings();
  const kindsAt = (position: CellPosition) => {
    const cell = cellAt(grid, position);
    return cell ? kindsOf(cell, grid.rows[position.row]?.room?.viewerCanRecord === false, unsaved) : [];
  };
  const counts = useCellCounts(grid, values);
  const jump = (kind: CellKind) => {
    const isKind = (position: CellPosition) => kindsAt(position).includes(kind);
    const start = { row: 0, column: 0 };
    const next = findPosition(grid, active, {}, isKind) ?? findPosition(grid, start, {}, isKind);
    if (next) onJump(next);
  };
  return (
    <div className={styles.status}>
      {cellKinds.map((kind) => {
        const number = counts.get(kind) ?? 0;
        const { shape, text } = looks[kind];
        return number === 0 && kind !== "missing" ? null : (
          <button
            key={kind}
            type="button"
            className={styles.count}
            aria-disabled={number === 0 || undefined}
            onClick={() => jump(kind)}
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
      })}
      <span className="heard-only" role="status">
        {counts.get("waiting") ? <Text id="step.waitsForConnection" /> : null}
      </span>
      <span className={styles.saved}>
        <UndoButtons history={history} onMove={onMove} />
        <SavedState state={saveState} entryIds={[]} />
      </span>
    </div>
  );
}
