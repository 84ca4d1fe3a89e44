import { useIntl } from "react-intl";
import { Text } from "../i18n/Text.tsx";
import { type Reading, readingText } from "../reading/reading.ts";
import { DriftChange } from "../step/drift/DriftChange.tsx";
import { VerdictLine } from "../step/VerdictLine.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import { driftSteps } from "./driftSteps.ts";
import { type GridCell, judge } from "./gridCells.ts";
import type { Room } from "./gridRooms.ts";
import styles from "./MeasuringGrid.module.css";

type Props = {
  cell: GridCell;
  room: Room;
  /** Null if the text is no reading. */
  reading: Reading | null;
  isUnsaved: boolean;
  /** True for an unusual value until a person confirms the value. */
  isQuestioned?: boolean;
  /** True if the cell itself shows that its value is waiting to be sent. */
  isWaiting: boolean;
};

export function CellJudgement({ cell, room, reading, isUnsaved, isQuestioned = false, isWaiting }: Props) {
  const { locale } = useIntl();
  const expected = expectedText(cell, locale);
  const verdict = shownVerdict(cell, reading, isUnsaved);
  // The shape and the limits are enough. Words in every empty cell would draw more attention than the values.
  if (reading?.kind === "empty" && expected !== null && !isUnsaved)
    return (
      <div className={styles.judgement} data-empty="">
        <StatusIcon name="not-measured" size={16} />
        <span className="heard-only">
          <Text id="step.notMeasured" />
        </span>
        <span className={styles.expected}>{expected}</span>
      </div>
    );
  return (
    <div className={styles.judgement}>
      <div className={styles.verdict}>
        <VerdictLine
          verdict={expected !== null && reading ? (verdict ?? "NOT_MEASURED") : null}
          quantity={cell.quantity}
          isQuestioned={isQuestioned}
          isUnsaved={isUnsaved && !isWaiting}
        />
      </div>
      <div className={styles.expected}>
        {expected}
        {cell.quantity === "RESISTANCE" && reading && (
          <DriftChange {...driftSteps(room, cell, reading)}>
            {(change) => <span className={styles.change}> · {change}</span>}
          </DriftChange>
        )}
      </div>
    </div>
  );
}

/** The limits of a value without their unit; null if it has none. */
export function expectedText({ measurement, quantity }: GridCell, locale: string): string | null {
  const { minimum, maximum, lowerLimit } = measurement;
  const limit = (value: number) => readingText({ kind: "value", value }, quantity, locale);
  if (typeof lowerLimit === "number") return `≥ ${limit(lowerLimit)}`;
  return typeof minimum === "number" && typeof maximum === "number" ? `${limit(minimum)}–${limit(maximum)}` : null;
}

export const shownVerdict = (cell: GridCell, reading: Reading | null, isUnsaved: boolean) =>
  isUnsaved ? judge(cell, reading) : cell.measurement.verdict;
