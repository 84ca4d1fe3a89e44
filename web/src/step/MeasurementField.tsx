import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay/hooks";
import type { Outcome } from "../installation/outcome.ts";
import type { MeasurementField_measurement$key } from "./__generated__/MeasurementField_measurement.graphql.ts";
import styles from "./MeasurementField.module.css";
import { MeasurementGauge } from "./MeasurementGauge.tsx";
import { ReadingInput } from "./ReadingInput.tsx";
import { ReadValue } from "./ReadValue.tsx";
import { type Quantity, type Reading, storedReading } from "./reading.ts";
import { VerdictLine } from "./VerdictLine.tsx";

type Props = {
  measurementRef: MeasurementField_measurement$key;
  /** Global id of the step entry that the measurement belongs to. */
  entryId: string;
  isFixed: boolean;
  save: (quantity: Quantity, reading: Reading) => Promise<Outcome>;
};

/** One quantity: its field (or, once fixed, its value), its gauge and its verdict. */
export function MeasurementField({ measurementRef, entryId, isFixed, save }: Props) {
  const { locale } = useIntl();
  const measurement = useFragment(
    graphql`
      fragment MeasurementField_measurement on Measurement {
        quantity
        value
        isOverRange
        isNotMeasured
        minimum
        maximum
        least
        verdict
      }
    `,
    measurementRef,
  );
  const { quantity, verdict, minimum, maximum, least } = measurement;
  if (quantity === "%future added value") return null;
  const reading = storedReading(measurement);
  const hasLimits = typeof least === "number" || (typeof minimum === "number" && typeof maximum === "number");
  const gauge = hasLimits && <MeasurementGauge {...{ reading, verdict, minimum, maximum, least, locale }} />;
  const judged = hasLimits && <VerdictLine verdict={verdict} quantity={quantity} />;
  if (isFixed)
    return (
      <div className={styles.fixed}>
        <ReadValue quantity={quantity} reading={reading} locale={locale} />
        {judged}
        {gauge && <div className={styles.wide}>{gauge}</div>}
      </div>
    );
  return (
    <ReadingInput
      name={`${entryId} ${quantity}`}
      quantity={quantity}
      stored={reading}
      locale={locale}
      save={(changed) => save(quantity, changed)}
      verdict={judged}
      gauge={gauge}
    />
  );
}
