import { Text } from "../i18n/Text.tsx";
import styles from "./Chart.module.css";
import type { Measure } from "./measures.ts";

/** Says which bars are filled and which outlined; for the eyes, since the table has it as columns. */
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
