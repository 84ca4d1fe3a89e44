import { Text } from "../i18n/Text.tsx";
import { type Quantity, type Reading, readingWithUnit } from "../reading/reading.ts";
import styles from "./MeasurementField.module.css";

export function ReadValue({ quantity, reading, locale }: { quantity: Quantity; reading: Reading; locale: string }) {
  return (
    <div className={styles.value}>
      <Text id={`quantity.${quantity}`} />
      <strong>{readingWithUnit(reading, quantity, locale) || "–"}</strong>
    </div>
  );
}
