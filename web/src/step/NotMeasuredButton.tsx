import { useId } from "react";
import { Text } from "../i18n/Text.tsx";
import type { Reading } from "../reading/reading.ts";
import styles from "./MeasurementField.module.css";

type Props = { stored: Reading; labelledBy: string; onToggle: () => void };

export function NotMeasuredButton({ stored, labelledBy, onToggle }: Props) {
  const id = useId();
  if (stored.kind !== "empty" && stored.kind !== "notMeasured") return null;
  return (
    <button
      id={id}
      type="button"
      className={styles.wordButton}
      aria-labelledby={`${id} ${labelledBy}`}
      onClick={onToggle}
    >
      <Text id={stored.kind === "notMeasured" ? "step.takeBackNotMeasured" : "step.setNotMeasured"} />
    </button>
  );
}
