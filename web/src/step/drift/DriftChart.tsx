import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../../i18n/Text.tsx";
import { groupedText, type Reading, storedReading } from "../../reading/reading.ts";
import type { DriftChart_installation$key } from "./__generated__/DriftChart_installation.graphql.ts";
import { DriftChange } from "./DriftChange.tsx";
import styles from "./DriftChart.module.css";
import { DriftDrawing } from "./DriftDrawing.tsx";
import { DriftTable } from "./DriftTable.tsx";
import type { DriftStep } from "./driftPoints.ts";

type Props = { installationRef: DriftChart_installation$key; measurementId: string; stepNumber: number };

/** A product's resistance in all steps. Beside other products, a chart without deviations is folded. */
export function DriftChart({ installationRef, measurementId, stepNumber }: Props) {
  const intl = useIntl();
  const installation = useFragment(
    graphql`
      fragment DriftChart_installation on Installation {
        steps {
          entries {
            measurementId
            measurements {
              quantity
              value
              isOverRange
              lowerBound
              minimum
              maximum
            }
          }
        }
      }
    `,
    installationRef,
  );
  const readings = installation.steps.map((step) =>
    step.entries
      .find((entry) => entry.measurementId === measurementId)
      ?.measurements.find((measurement) => measurement.quantity === "RESISTANCE"),
  );
  const steps: DriftStep[] = readings.flatMap((reading, index) =>
    reading ? [{ number: index + 1, reading: storedReading(reading) }] : [],
  );
  const { minimum, maximum } = readings.find((reading) => reading) ?? {};
  const recorded = steps.filter(({ reading }) => reading.kind !== "empty");
  if (typeof minimum !== "number" || typeof maximum !== "number" || recorded.length < 2) return null;
  const margin = (maximum - minimum) / 10;
  const isInside = ({ reading }: DriftStep) =>
    reading.kind === "value" && reading.value >= minimum + margin && reading.value <= maximum - margin;
  const isFolded = installation.steps.some(({ entries }) => entries.length > 1) && recorded.every(isInside);
  const ohm = (value: number) => intl.formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const shown = (reading: Reading) =>
    reading.kind === "value" ? ohm(reading.value) : groupedText(reading, "RESISTANCE", intl.locale);
  const drawing = (
    <>
      <DriftDrawing steps={steps} limits={{ minimum, maximum }} current={stepNumber} ohm={ohm} shown={shown} />
      <DriftTable steps={steps} shown={shown} />
    </>
  );
  const title = (
    <>
      <span className={styles.title}>
        <Text id="drift.title" />
      </span>
      <DriftChange steps={steps} stepNumber={stepNumber}>
        {(change) => <span className={styles.change}>{change}</span>}
      </DriftChange>
    </>
  );
  if (isFolded)
    return (
      <details className={styles.drift}>
        <summary className={styles.summary}>{title}</summary>
        {drawing}
      </details>
    );
  return (
    <figure className={styles.drift}>
      <figcaption className={styles.caption}>{title}</figcaption>
      {drawing}
    </figure>
  );
}
