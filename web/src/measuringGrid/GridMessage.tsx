import { useSyncExternalStore } from "react";
import type { SaveState } from "../forms/useSaveState.ts";
import { Text } from "../i18n/Text.tsx";
import { SavedState } from "../step/SavedState.tsx";
import styles from "./GridStatus.module.css";
import type { UndoHistory } from "./undoHistory.ts";
import type { CellCounts } from "./useCellCounts.ts";

type Props = { saveState: SaveState; history: UndoHistory; counts: CellCounts };

/** The grid's latest message: what an undo did, else how saving goes. Failed values are told by their count alone. */
export function GridMessage({ saveState, history, counts }: Props) {
  const outcome = useSyncExternalStore(history.subscribe, history.outcome);
  const hasFailed = useSyncExternalStore(counts.subscribe, () => counts.cells("unsaved") > 0);
  return (
    <div className={styles.message}>
      <span role="status">
        {outcome && outcome.changed > 0 && (
          <Text
            id={outcome.direction === "undo" ? "measuring.undone" : "measuring.redone"}
            values={{ count: outcome.changed }}
          />
        )}{" "}
        {outcome && outcome.left > 0 && <Text id="measuring.undo.left" values={{ count: outcome.left }} />}
      </span>
      {!outcome && !(hasFailed && saveState.kind === "saved") && <SavedState state={saveState} entryIds={[]} />}
    </div>
  );
}
