import { useFailureText } from "../errors/useFailureText.ts";
import { Text } from "../i18n/Text.tsx";
import { type Quantity, readingLimits } from "../reading/reading.ts";
import type { FieldProblem } from "../reading/unsavedReadings.ts";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import styles from "./MeasurementField.module.css";

type Props = { problem: FieldProblem; quantity: Quantity | null; onRetry: () => void };

/** Why a value is not saved. What was typed stands in the field meanwhile. */
export function ReadingProblem({ problem, quantity, onRetry }: Props) {
  const failureText = useFailureText("installation");
  const hasEndOfScale = quantity === "RESISTANCE" || quantity === "INSULATION";
  return (
    <div className={styles.problem}>
      <StatusIcon name="overdue" size={16} />
      <span>
        {problem.kind === "invalid" ? (
          <Text
            id={hasEndOfScale ? "step.invalidReading" : "step.invalidNumber"}
            values={readingLimits[quantity ?? "CURRENT"]}
          />
        ) : (
          failureText(problem)
        )}{" "}
        {problem.kind === "failed" && (
          <button type="button" className={styles.wordButton} onClick={onRetry}>
            <Text id="app.retry" />
          </button>
        )}
      </span>
    </div>
  );
}
