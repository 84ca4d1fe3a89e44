import { Text } from "../i18n/Text.tsx";
import styles from "./Chart.module.css";
import type { Measure } from "./measures.ts";

/** Hidden from screen readers, which read the table's columns. */
export function ChartLegend({ measure }: { measure: Measure }) {
  return (
    <p className={styles.legend} aria-hidden="true">
      {measure.series.map(({ label }, index) => (
        <span key={label} className={styles.key} data-series={index}>
          <Text id={label} />
        </span>
      ))}
    </p>
  );
}
