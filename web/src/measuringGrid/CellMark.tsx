import type { FieldFailure } from "../reading/fieldFailure.ts";
import type { Reading } from "../reading/reading.ts";
import { verdictLook } from "../reading/verdict.ts";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import { shownVerdict } from "./CellJudgement.tsx";
import type { GridCell } from "./gridCells.ts";
import styles from "./MeasuringGrid.module.css";

type Props = {
  cell: GridCell;
  field: { shownReading: Reading | null; failure: FieldFailure | null; isUnsaved: boolean; isQuestioned: boolean };
};

/** Marks an empty required value, and a value with a verdict other than good. `CellFailure` shows failures. */
export function CellMark({ cell, field }: Props) {
  const { shownReading, failure, isUnsaved, isQuestioned } = field;
  if (failure || shownReading === null) return null;
  const isEmpty = shownReading.kind === "empty";
  if (isEmpty && !cell.measurement.isRequired) return null;
  const { shape, tone } = verdictLook(shownVerdict(cell, shownReading, isUnsaved), cell.quantity, isQuestioned);
  if (!isEmpty && (tone === "good" || tone === "none")) return null;
  return (
    <span className={styles.mark} data-tone={isEmpty ? "empty" : tone}>
      <StatusIcon name={isEmpty ? "not-measured" : shape} size={16} />
    </span>
  );
}
