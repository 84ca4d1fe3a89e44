import { ArrowDown } from "@blueprintjs/icons";
import { useEffect, useEffectEvent, useState } from "react";
import type { SaveState } from "../forms/useSaveState.ts";
import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import { useUnsavedReadings } from "../reading/unsavedReadingsContext.ts";
import { SavedState } from "../step/SavedState.tsx";
import { type ShapeName, StatusIcon } from "../ui/StatusIcon.tsx";
import styles from "./GridStatus.module.css";
import { type CellKind, type CellPosition, cellAt, cellKinds, findPosition, type Grid, kindsOf } from "./gridCells.ts";

type Props = {
  grid: Grid;
  saveState: SaveState;
  active: CellPosition;
  onJump: (position: CellPosition) => void;
};

const looks: Record<CellKind, { shape: ShapeName; text: MessageId }> = {
  missing: { shape: "not-measured", text: "measuring.missing" },
  outside: { shape: "outside", text: "measuring.outside" },
  unsaved: { shape: "overdue", text: "measuring.unsaved" },
};

/** How many values of the grid are missing, outside their limits or not saved; each count leads to the next of them. */
export function GridStatus({ grid, saveState, active, onJump }: Props) {
  const unsaved = useUnsavedReadings();
  const kindsAt = (position: CellPosition) => {
    const cell = cellAt(grid, position);
    return cell ? kindsOf(cell, grid.rows[position.row]?.room?.viewerCanRecord === false, unsaved) : [];
  };
  const counts = useCounts(() => countKinds(grid, kindsAt));
  const jump = (kind: CellKind) => {
    const isKind = (position: CellPosition) => kindsAt(position).includes(kind);
    const start = { row: 0, column: 0 };
    const next = findPosition(grid, active, {}, isKind) ?? findPosition(grid, start, {}, isKind);
    if (next) onJump(next);
  };
  return (
    <div className={styles.status}>
      {cellKinds.map((kind, index) => {
        const number = counts[index] ?? 0;
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
      <span className={styles.saved}>
        <SavedState state={saveState} entryIds={[]} />
      </span>
    </div>
  );
}

/** Counts anew before the next frame, so that a thousand cells are not counted within each press of a key. */
function useCounts(countAll: () => readonly number[]): readonly number[] {
  const unsaved = useUnsavedReadings();
  const [counts, setCounts] = useState<readonly number[]>([]);
  const recount = useEffectEvent(() => {
    const next = countAll();
    setCounts((now) => (now.join() === next.join() ? now : next));
  });
  useEffect(() => {
    let frame = 0;
    const stop = unsaved.subscribe(() => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        recount();
      });
    });
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [unsaved]);
  // An answer of the service changes the cells without a change here.
  useEffect(() => recount());
  return counts;
}

function countKinds({ rows, columns }: Grid, kindsAt: (position: CellPosition) => readonly CellKind[]) {
  const counts = Object.fromEntries(cellKinds.map((kind) => [kind, 0])) as Record<CellKind, number>;
  rows.forEach((_, row) => {
    for (let column = 1; column <= columns.length; column += 1)
      for (const kind of kindsAt({ row, column })) counts[kind] += 1;
  });
  return cellKinds.map((kind) => counts[kind]);
}
