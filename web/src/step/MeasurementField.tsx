import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay/hooks";
import type { MeasurementField_measurement$key } from "./__generated__/MeasurementField_measurement.graphql.ts";
import type { useValueChange_change$key } from "./__generated__/useValueChange_change.graphql.ts";
import styles from "./MeasurementField.module.css";
import { MeasurementGauge } from "./MeasurementGauge.tsx";
import { ReadingInput } from "./ReadingInput.tsx";
import { ReadValue } from "./ReadValue.tsx";
import { storedReading } from "./reading.ts";
import type { Track } from "./useSaveState.ts";
import { VerdictLine } from "./VerdictLine.tsx";

type Props = {
  measurementRef: MeasurementField_measurement$key;
  /** Global id of the step entry that the measurement belongs to. */
  entryId: string;
  /** The last change of the value, where the service tells it. */
  changeRef: useValueChange_change$key | null;
  isFixed: boolean;
  track: Track;
};

/** One quantity: its field (or, once fixed, its value), its gauge and its verdict. */
export function MeasurementField({ measurementRef, changeRef, entryId, isFixed, track }: Props) {
  const { locale } = useIntl();
  const measurement = useFragment(
    graphql`
      fragment MeasurementField_measurement on Measurement {
        quantity
        value
        isOverRange
        lowerBound
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
      entryId={entryId}
      changeRef={changeRef}
      quantity={quantity}
      stored={reading}
      locale={locale}
      track={track}
      verdict={judged}
      gauge={gauge}
    />
  );
}
