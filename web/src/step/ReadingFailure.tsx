import type { KeyboardEvent, RefObject } from "react";
import { useFailureText } from "../errors/useFailureText.ts";
import { Text } from "../i18n/Text.tsx";
import { type FieldFailure, waitsForConnection } from "../reading/fieldFailure.ts";
import { type Quantity, readingLimits } from "../reading/reading.ts";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import styles from "./MeasurementField.module.css";

type Props = {
  failure: FieldFailure;
  quantity: Quantity | null;
  onRetry: () => void;
  onConfirm?: () => void;
  onRestore?: () => void;
  /** The field that gets the focus when a button disappears. */
  field?: RefObject<HTMLInputElement | null>;
};

/** Tells why a value is not saved. Waiting for the connection is not a failure. */
export function ReadingFailure({ failure, quantity, onRetry, onConfirm, onRestore, field }: Props) {
  const failureText = useFailureText("installation");
  const hasEndOfScale = quantity === "RESISTANCE" || quantity === "INSULATION";
  const isWaiting = waitsForConnection(failure);
  const act = (action?: () => void) => {
    field?.current?.focus();
    field?.current?.select();
    action?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !onRestore) return;
    event.preventDefault();
    act(onRestore);
  };
  return (
    <div className={isWaiting ? styles.waiting : styles.failure}>
      <StatusIcon name={isWaiting ? "waiting" : "overdue"} size={16} />
      <span>
        {failure.kind === "invalid" ? (
          <Text
            id={hasEndOfScale ? "step.invalidReading" : "step.invalidNumber"}
            values={readingLimits[quantity ?? "CURRENT"]}
          />
        ) : failure.kind === "unusual" ? (
          <Text id={quantity === "INSULATION" ? "step.unusual.insulation" : "step.unusual.resistance"} />
        ) : isWaiting ? (
          <Text id="step.waitsForConnection" />
        ) : (
          failureText(failure)
        )}{" "}
        {failure.kind === "unusual" && (
          <button type="button" className={styles.wordButton} onClick={() => act(onConfirm)} onKeyDown={onKeyDown}>
            <Text id="step.unusual.store" />
          </button>
        )}
        {failure.kind === "failed" && (
          <button type="button" className={styles.wordButton} onClick={() => act(onRetry)} onKeyDown={onKeyDown}>
            <Text id="app.retry" />
          </button>
        )}
      </span>
    </div>
  );
}
