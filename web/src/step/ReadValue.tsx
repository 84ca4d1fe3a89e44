import { Text } from "../i18n/Text.tsx";
import styles from "./MeasurementField.module.css";
import { type Quantity, type Reading, readingText, units } from "./reading.ts";

/** A fixed value with its unit; a dash when there is none. */
export function ReadValue({ quantity, reading, locale }: { quantity: Quantity; reading: Reading; locale: string }) {
  const text = readingText(reading, quantity, locale);
  const hasUnit = reading.kind === "value" || (reading.kind === "overRange" && quantity === "INSULATION");
  return (
    <div className={styles.value}>
      <Text id={`quantity.${quantity}`} />
      <strong>{text === "" ? "–" : hasUnit ? `${text}\u00a0${units[quantity]}` : text}</strong>
    </div>
  );
}
